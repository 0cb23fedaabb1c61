import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopId } from '@/domain/ids';
import type { Voucher } from '@/domain/voucher';
import { Unsent } from '@/core/notices';
import { useIsWriting } from '@/core/writes';
import { useFormats, useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { BusyButton, VisuallyHidden } from '@/shared/ui';
import { collectCall } from './vouchers.keys';
import { collectPressed } from './vouchers.events';
import { VoucherWorth } from './VoucherWorth';

/** Card in the shape of a ticket; shared with the skeleton. */
export const Ticket = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > :first-of-type': { flex: '1 1 9rem', minWidth: 0 },
  gap: theme.spacing(1, 4),
  minHeight: 104,
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderInlineStart: `4px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
}));

const Worth = styled('h3')({ margin: 0, fontSize: '1.125rem', lineHeight: 1.3 });

const Detail = styled('p')(({ theme }) => ({
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

/** Is in the page before its text, which is announced therefore. */
const Collected = styled('span')(({ theme }) => ({
  '&:empty': { position: 'absolute' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  fontSize: '.875rem',
  fontWeight: 600,
  color: theme.vars?.palette.success.main,
}));

/** One voucher of a shop (specification §2, "Voucher modal"). */
export function VoucherCard({ voucher, shopId }: { voucher: Voucher; shopId: ShopId }) {
  const t = useT();
  const formats = useFormats();
  const dispatch = useDispatch();
  const isBusy = useIsWriting(collectCall(voucher.id));
  const outcomeRef = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  // The next "Collect" must not get the focus of the removed one.
  useEffect(() => {
    const hadFocus = isPressed.current && document.activeElement === document.body;
    if (voucher.isCollected && hadFocus) outcomeRef.current?.focus({ preventScroll: true });
  }, [voucher.isCollected]);
  return (
    <Ticket>
      <div>
        <Worth>
          <VoucherWorth voucher={voucher} />
        </Worth>
        {voucher.minOrderAmount > 0 && (
          <Detail>{t('From {amount}', { amount: formats.money(voucher.minOrderAmount) })}</Detail>
        )}
        {voucher.discountType === 'percentage' && voucher.maxDiscountAmount > 0 && (
          <Detail>{t('At most {amount}', { amount: formats.money(voucher.maxDiscountAmount) })}</Detail>
        )}
        {voucher.validity && (
          <Detail>
            {t('Validity till')} <bdi>{voucher.validity}</bdi>
          </Detail>
        )}
        {voucher.isCollected && (
          <Detail>
            {t('Code')} <bdi dir="ltr">{voucher.code}</bdi>
          </Detail>
        )}
      </div>
      <Collected role="status" ref={outcomeRef} tabIndex={-1}>
        {voucher.isCollected && (
          <>
            <CheckOutlined aria-hidden fontSize="small" />
            {t('Collected')}
          </>
        )}
      </Collected>
      {!voucher.isCollected && (
        <BusyButton
          variant="contained"
          isBusy={isBusy}
          onClick={() => {
            isPressed.current = true;
            dispatch(collectPressed({ voucherId: voucher.id, shopId }));
          }}
        >
          {t('Collect')}
          <VisuallyHidden> {voucher.code}</VisuallyHidden>
        </BusyButton>
      )}
      <Unsent press={collectPressed({ voucherId: voucher.id, shopId })} />
    </Ticket>
  );
}
