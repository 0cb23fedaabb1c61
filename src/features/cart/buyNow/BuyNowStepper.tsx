import { useDispatch } from 'react-redux';
import type { CartLine } from '@/domain/cart';
import { Unsent } from '@/core/notices';
import { useSelect } from '@/shared/hooks';
import { QuantityStepper } from '@/shared/ui';
import { buyNowStepped, selectBuyNowSum } from '../cart.slice';

/** Quantity stepper of the buy-now cart; shows the requested quantity optimistically. */
export function BuyNowStepper({ line: { productId, name, quantity } }: { line: CartLine }) {
  const dispatch = useDispatch();
  const requested = quantity + useSelect(selectBuyNowSum, productId);
  const step = (next: number) =>
    dispatch(buyNowStepped({ productId, change: next > requested ? 'increment' : 'decrement' }));
  return (
    <>
      <QuantityStepper label={name} quantity={requested} onChange={step} />
      <Unsent press={buyNowStepped({ productId, change: 'increment' })} />
    </>
  );
}
