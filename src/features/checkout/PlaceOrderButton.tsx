import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';
import { placeOrderPressed, selectIsPlacing } from './checkout.slice';

/** One order however often it is pressed; what is missing is answered with the words that say so. */
export function PlaceOrderButton({ kind, note }: { kind: CheckoutKind; note: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const isPlacing = useSelector(selectIsPlacing);
  return (
    <BusyButton
      fullWidth
      size="large"
      variant="contained"
      isBusy={isPlacing}
      aria-describedby="order-missing"
      onClick={() => dispatch(placeOrderPressed({ kind, note }))}
    >
      {isPlacing ? t('Processing...') : t('Place Order')}
    </BusyButton>
  );
}
