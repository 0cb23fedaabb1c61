import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { CheckoutFigures } from '@/domain/cart';
import { sumOfMoney } from '@/domain/money';
import { useT } from '@/shared/texts';
import type { Figure } from '@/shared/ui';
import { FigureList } from '@/shared/ui';
import { selectCouponCode, selectShield } from '../checkout.slice';
import { useCheckout } from '../useCheckout';
import { QuietFailure } from './QuietFailure';

/** Reserves the height of the figures; for an entered coupon one more row until the response. */
const Room = styled('div')<{ 'data-rows': number }>(({ theme, 'data-rows': rows }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 51 + 31 * rows,
  '& dl': { gap: theme.spacing(2), fontSize: '.875rem', transition: 'opacity 150ms' },
  '& dl [data-kind=sum]': { marginBlockStart: 0, paddingBlockStart: theme.spacing(3) },
  '&[aria-busy=true] dl': { opacity: 0.55 },
}));

const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', height: 31 });

type State = Parameters<typeof selectShield>[0];

/** The checkout figures of the selected shops, without the total of the lines. */
export function CartFigures() {
  const t = useT();
  const rowsOf = useRows();
  const { checkout, isBusy, errorMessage, retry } = useCheckout('cart');
  const hasCode = useSelector((state: State) => selectCouponCode(state, 'cart')) !== null;
  const hasShield = useSelector((state: State) => selectShield(state, 'cart'));
  const rows = 2 + Number(hasCode) + Number(hasShield);
  return (
    <Room role="group" aria-label={t('Summary')} aria-busy={isBusy} data-rows={rows}>
      {errorMessage !== null ? (
        <QuietFailure label={errorMessage} onRetry={retry} />
      ) : checkout ? (
        <FigureList figures={rowsOf(checkout.figures)} />
      ) : (
        <div aria-hidden>
          {Array.from({ length: rows }, (_, row) => (
            <Line key={row}>
              <Skeleton width="35%" height={20} />
              <Skeleton width="20%" height={20} />
            </Line>
          ))}
          <Line style={{ height: 51, alignItems: 'center' }}>
            <Skeleton width="25%" height={28} />
            <Skeleton width="30%" height={32} />
          </Line>
        </div>
      )}
    </Room>
  );
}

/** Sums the taxes in one row; the checkout page lists each. */
function useRows(): (figures: CheckoutFigures) => Figure[] {
  const t = useT();
  return ({ deliveryCharge, orderTaxAmount, taxes, couponDiscount, insuranceAmount, payableAmount }) => [
    { label: t('Delivery charge'), amount: deliveryCharge },
    { label: t('Tax'), amount: orderTaxAmount || sumOfMoney(taxes.map(({ amount }) => amount)) },
    ...(couponDiscount > 0
      ? [{ label: t('Coupon discount'), amount: couponDiscount, kind: 'off' as const }]
      : []),
    ...(insuranceAmount > 0 ? [{ label: t('Insurance'), amount: insuranceAmount }] : []),
    { label: t('Payable'), amount: payableAmount, kind: 'sum' },
  ];
}
