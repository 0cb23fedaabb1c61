import { useDispatch } from 'react-redux';
import { useChangeCartMutation } from '@/api';
import type { CartLine } from '@/domain/cart';
import { Unsent } from '@/core/notices';
import { QuantityStepper } from '@/shared/ui';
import { buyNowStepped } from '../cart.slice';
import { BUY_NOW_CALL } from '../cart.keys';

/** Quantity stepper of the buy-now cart: not optimistic; presses during a running request are ignored. */
export function BuyNowStepper({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const [, { isLoading }] = useChangeCartMutation({ fixedCacheKey: BUY_NOW_CALL });
  const step = (quantity: number) => {
    if (isLoading) return;
    const change = quantity > line.quantity ? 'increment' : 'decrement';
    dispatch(buyNowStepped({ productId: line.productId, change }));
  };
  return (
    <>
      <QuantityStepper label={line.name} quantity={line.quantity} onChange={step} />
      <Unsent press={buyNowStepped({ productId: line.productId, change: 'increment' })} />
    </>
  );
}
