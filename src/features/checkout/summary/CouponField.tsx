import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, InputLabel, Stack, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CollectedVouchers, useVoucherReason } from '@/features/vouchers';
import { saveDraft, withDraft } from '@/shared/drafts';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { couponEntered, selectCouponCode } from '../checkout.slice';
import { orderDraft } from '../checkout.keys';
import type { CheckoutView } from '../useCheckout';

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

/**
 * Coupon code field. Whether a code applies is decided by the server's response (api §5,
 * `apply_coupon`).
 */
export function CouponField({ view }: { view: CheckoutView }) {
  const t = useT();
  const dispatch = useDispatch();
  const code = useSelector((state: Parameters<typeof selectCouponCode>[0]) =>
    selectCouponCode(state, view.kind),
  );
  // A draft typed before the session ended is kept for the same shopper.
  const draft = orderDraft(view.kind, 'couponCode');
  const [typed, setTyped] = useState(() => code ?? withDraft(draft, { code: '' }).code);
  const [respondedCode, setRespondedCode] = useState<string | null>(null);
  const isDispatched = !view.isBusy && view.errorMessage === null;
  // While other figures are loading, or failed, the last verdict on this code stays visible.
  const hasResponse = view.checkout !== null && (isDispatched || respondedCode === code);
  if (hasResponse && respondedCode !== code) setRespondedCode(code);
  const isCounted = code !== null && hasResponse && view.checkout?.couponApplied;
  const isRefused = code !== null && hasResponse && !isCounted;
  const reason = useVoucherReason(code, view.shops, view.checkout?.message ?? '');
  const type = (text: string) => {
    setTyped(text);
    saveDraft(draft, { code: text });
  };
  const take = (text: string | null) => {
    type(text ?? '');
    dispatch(couponEntered({ kind: view.kind, code: text }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(typed.trim() || null);
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <CollectedVouchers shops={view.shops} code={code} onPick={take} />
      {!isCounted && (
        <InputLabel htmlFor="coupon-code" sx={{ mb: -1.5 }}>
          {t('Coupon code')}
        </InputLabel>
      )}
      {isCounted ? (
        <Applied role="status">
          <CheckOutlined aria-hidden fontSize="small" />
          <span style={{ flex: 1 }}>{t('{code} is counted', { code })}</span>
          <IconButton size="small" aria-label={t('Remove {name}', { name: code })} onClick={() => take(null)}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Applied>
      ) : (
        <Stack component="form" direction="row" onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
          <TextField
            fullWidth
            id="coupon-code"
            value={typed}
            error={isRefused && typed.trim() === code}
            helperText={isRefused && typed.trim() === code ? reason : null}
            onChange={(event) => type(event.target.value)}
            slotProps={{
              htmlInput: {
                autoCapitalize: 'characters',
                spellCheck: false,
                dir: typed ? 'ltr' : undefined,
              },
              formHelperText: { role: 'alert' },
            }}
          />
          <Button type="submit" variant="outlined" color="inherit" sx={{ minHeight: 48 }}>
            {t('Apply')}
            <VisuallyHidden> {t('Coupon code')}</VisuallyHidden>
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
