import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, InputLabel, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutKind } from '@/domain/checkout';
import { saveDraft, withDraft } from '@/shared/drafts';
import { useT } from '@/shared/texts';
import { Column, Row, VisuallyHidden } from '@/shared/ui';
import { orderDraft } from '../checkout.keys';
import type { Coupon } from '../useCoupon';

const Applied = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 48,
  paddingInline: theme.spacing(3.5, 1),
  borderRadius: 8,
  fontWeight: 500,
  color: theme.vars?.palette.success.main,
  backgroundColor: theme.vars?.palette.success.soft,
}));

/** Coupon code field; the vouchers of a shop are beside its items. */
export function CouponField({ kind, coupon }: { kind: CheckoutKind; coupon: Coupon }) {
  const t = useT();
  const { code, countedCode, refusal, enter } = coupon;
  // A draft typed before the session ended is kept for the same shopper.
  const draft = orderDraft(kind, 'couponCode');
  const codeOrDraft = () => code ?? withDraft(draft, { code: '' }).code;
  const [typed, setTyped] = useState(codeOrDraft);
  // A voucher was chosen beside the items, or taken back there; or time travel has shown another code.
  const [shownCode, setShownCode] = useState(code);
  if (shownCode !== code) {
    setShownCode(code);
    setTyped(codeOrDraft());
  }
  const error = typed.trim() === code ? refusal : null;
  const rootRef = useRef<HTMLDivElement>(null);
  const isSubmitted = useRef(false);
  const hasVerdict = error !== null || countedCode !== null;
  useEffect(() => {
    if (!hasVerdict || !isSubmitted.current) return;
    isSubmitted.current = false;
    // Below the field there may be no room for the reason.
    rootRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [hasVerdict, error]);
  const type = (text: string) => {
    setTyped(text);
    saveDraft(draft, { code: text });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSubmitted.current = true;
    enter(typed.trim() || null);
  };
  return (
    <Column ref={rootRef} sx={{ gap: 3 }}>
      {countedCode === null && (
        <InputLabel htmlFor="coupon-code" sx={{ mb: -1.5 }}>
          {t('Coupon code')}
        </InputLabel>
      )}
      {countedCode !== null ? (
        <Applied role="status">
          <CheckOutlined aria-hidden fontSize="small" />
          <span style={{ flex: 1 }}>{t('{code} is counted', { code: countedCode })}</span>
          <IconButton
            size="small"
            aria-label={t('Remove {name}', { name: countedCode })}
            onClick={() => enter(null)}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Applied>
      ) : (
        <Row as="form" onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
          <TextField
            fullWidth
            id="coupon-code"
            value={typed}
            error={error !== null}
            helperText={error}
            onChange={(event) => type(event.target.value)}
            slotProps={{
              htmlInput: {
                autoCapitalize: 'characters',
                spellCheck: false,
                enterKeyHint: 'go',
                dir: typed ? 'ltr' : undefined,
              },
              formHelperText: { role: 'alert' },
            }}
          />
          <Button type="submit" variant="outlined" color="inherit" sx={{ minHeight: 48 }}>
            {t('Apply')}
            <VisuallyHidden> {t('Coupon code')}</VisuallyHidden>
          </Button>
        </Row>
      )}
    </Column>
  );
}
