import type { Product } from '@/domain/catalogue';

/** The products in their order, those that are sold out at the end. */
export const soldOutLast = <Item extends Product | null>(products: readonly Item[]): Item[] =>
  products.toSorted((one, other) => Number(one?.quantity === 0) - Number(other?.quantity === 0));
