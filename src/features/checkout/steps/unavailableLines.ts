import type { Cart, CartLine } from '@/domain/cart';
import { findLine } from '@/domain/cart';

/**
 * Cart line, as last shown, whose quantity the server reduced; `remaining` is 0 when the line was removed.
 */
export interface UnavailableLine {
  line: CartLine;
  remaining: number;
}

/** Lines that the server removed from a cart, or reduced, without a request of the shopper. */
export const unavailableLines = (before: Cart, now: Cart): UnavailableLine[] =>
  before.shops
    .flatMap(({ lines }) => lines)
    .map((line) => ({ line, remaining: findLine(now, line.productId)?.quantity ?? 0 }))
    .filter(({ line, remaining }) => remaining < line.quantity);
