import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { CheckoutFigures } from '@/domain/cart';
import { sumOfMoney } from '@/domain/money';
import { useSelect } from '@/shared/hooks';
import { useFigureRows } from '@/features/cart';
import { useT } from '@/shared/texts';
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

/** The checkout figures of the selected shops, without the total of the lines. */
export function CartFigures() {
  const t = useT();
  const rowsOf = useFigureRows();
  const { checkout, isBusy, errorMessage, retry } = useCheckout('cart');
  const hasCode = useSelect(selectCouponCode, 'cart') !== null;
  const hasShield = useSelect(selectShield, 'cart');
  const rows = 2 + Number(hasCode) + Number(hasShield);
  return (
    <Room role="group" aria-label={t('Summary')} aria-busy={isBusy} data-rows={rows}>
      {errorMessage !== null ? (
        <QuietFailure label={errorMessage} onRetry={retry} />
      ) : checkout ? (
        // The total of the lines is above.
        <FigureList figures={rowsOf(withOneTax(checkout.figures)).slice(1)} />
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

/** All taxes in one row; the checkout page lists each. */
function withOneTax({ taxes, orderTaxAmount, ...others }: CheckoutFigures): CheckoutFigures {
  const sum = orderTaxAmount || sumOfMoney(taxes.map(({ amount }) => amount));
  return { ...others, taxes: [], orderTaxAmount: sum };
}
