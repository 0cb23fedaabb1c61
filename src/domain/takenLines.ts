import type { CartLine, CartShop } from './cart';

/** A line as the shopper last saw it, of which the server has less now; 0 for none at all. */
export interface TakenLine {
  line: CartLine;
  remaining: number;
}

const linesOf = (shops: readonly CartShop[]) => shops.flatMap(({ lines }) => lines);

/** What the server took out of a cart, or made less of, while nobody changed it. */
export function takenLines(before: readonly CartShop[], now: readonly CartShop[]): TakenLine[] {
  const remainingOf = ({ productId }: CartLine) =>
    linesOf(now).find((line) => line.productId === productId)?.quantity ?? 0;
  return linesOf(before)
    .map((line) => ({ line, remaining: remainingOf(line) }))
    .filter(({ line, remaining }) => remaining < line.quantity);
}
