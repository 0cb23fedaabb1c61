import type { Home, Product } from '@/domain/catalogue';

const MOST = 4;
/** Fewer would not fill the band. */
const LEAST = 3;

const reduced = (products: readonly Product[]) =>
  products
    .filter(({ discountPrice, quantity }) => discountPrice > 0 && quantity > 0)
    .sort((one, other) => other.discountPercentage - one.discountPercentage)
    .slice(0, MOST);

/**
 * The most reduced products in stock of those that home has anyway, none if there are too few: popular ones,
 * since "Just for you" follows the band.
 */
export function dealsOf({ popularProducts, justForYou }: Home): Product[] {
  const popular = reduced(popularProducts);
  if (popular.length === MOST) return popular;
  const all = new Map([...popularProducts, ...justForYou.products].map((one) => [one.id, one]));
  const deals = reduced([...all.values()]);
  return deals.length < LEAST ? [] : deals;
}
