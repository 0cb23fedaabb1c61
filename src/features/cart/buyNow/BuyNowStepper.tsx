import { useDispatch, useSelector } from 'react-redux';
import type { CartLine } from '@/domain/cart';
import { Unsent } from '@/core/notices';
import { QuantityStepper } from '@/shared/ui';
import { buyNowStepped, selectBuyNowSum } from '../cart.slice';

type CartSliceState = Parameters<typeof selectBuyNowSum>[0];

/** Quantity stepper of the buy-now cart; shows the requested quantity optimistically. */
export function BuyNowStepper({ line: { productId, name, quantity } }: { line: CartLine }) {
  const dispatch = useDispatch();
  const requested = quantity + useSelector((state: CartSliceState) => selectBuyNowSum(state, productId));
  const step = (next: number) =>
    dispatch(buyNowStepped({ productId, change: next > requested ? 'increment' : 'decrement' }));
  return (
    <>
      <QuantityStepper label={name} quantity={requested} onChange={step} />
      <Unsent press={buyNowStepped({ productId, change: 'increment' })} />
    </>
  );
}
