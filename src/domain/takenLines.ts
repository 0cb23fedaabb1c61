import type { Cart, CartLine } from './cart';
import { findLine } from './cart';

/** A line as the shopper last saw it, of which the server has less now; 0 for none at all. */
export interface TakenLine {
  line: CartLine;
  remaining: number;
}

/** What the server took out of a cart, or made less of, while nobody changed it. */
export const takenLines = (before: Cart, now: Cart): TakenLine[] =>
  before.shops
    .flatMap(({ lines }) => lines)
    .map((line) => ({ line, remaining: findLine(now, line.productId)?.quantity ?? 0 }))
    .filter(({ line, remaining }) => remaining < line.quantity);
