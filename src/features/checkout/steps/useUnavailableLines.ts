import { useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Cart } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { selectBuyNowCart, selectBuyNowSteps, selectCart, selectServerCart } from '@/features/cart';
import { selectIsPlacing } from '../checkout.slice';
import type { UnavailableLine } from './unavailableLines';
import { unavailableLines } from './unavailableLines';

interface Watch {
  isPlacing: boolean;
  /** The cart at the last press; null once its outcome is known. */
  pressed: Cart | null;
  taken: readonly UnavailableLine[];
}

type State = Parameters<typeof selectBuyNowCart>[0] & Parameters<typeof selectCart>[0];

/** The cart as the server sent it, and whether a change by the shopper is under way. */
const selectBasket = (state: State) => {
  const server = selectServerCart(state);
  return { server, isChanging: selectCart(state) !== server };
};
const selectBuyNow = (state: State) => ({
  server: selectBuyNowCart(state),
  isChanging: selectBuyNowSteps(state) !== undefined,
});

/**
 * R48: the lines that the server would not sell. They are the difference to the
 * first new cart after a refused press, if its `info` reports dropped lines, and stay marked until the next
 * press. Changes by the shopper, in this tab or another, are ignored.
 */
export function useUnavailableLines(kind: CheckoutKind): readonly UnavailableLine[] {
  const { server, isChanging } = useSelector(kind === 'cart' ? selectBasket : selectBuyNow, shallowEqual);
  const isPlacing = useSelector(selectIsPlacing);
  const [watch, setWatch] = useState<Watch>({ isPlacing: false, pressed: null, taken: [] });
  if (isPlacing !== watch.isPlacing)
    setWatch(isPlacing ? { isPlacing, pressed: server, taken: [] } : { ...watch, isPlacing });
  else if (!isPlacing && watch.pressed && isChanging) setWatch({ ...watch, pressed: null });
  else if (!isPlacing && watch.pressed && watch.pressed.shops !== server.shops)
    setWatch({ ...watch, pressed: null, taken: server.info ? unavailableLines(watch.pressed, server) : [] });
  return watch.taken;
}
