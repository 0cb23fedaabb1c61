import type { Texts } from '../languages';
import type { Oddity } from '../media/oddities';
import type { Ground, Silhouette } from '../media/pictures';
import type { ColourKey } from './palette';
import type { Dice } from './random';
import type { ShopKey } from './shops';
import type { SizeSet } from './sizes';

/** A product before it has its number: what templates, ranges and the bookshelf have in common. Prices in cents. */
export interface Draft {
  name: Texts;
  /** The English name of its sub-category. */
  place: string;
  shop: ShopKey;
  brand: string;
  about: Texts;
  describe: (dice: Dice) => Texts;
  price: number;
  discountPrice: number;
  sale?: { flashSaleId: number | null; flashPrice: number };
  /** Where the dice are not to decide. */
  stock?: number | undefined;
  colours: readonly { key: ColourKey; surcharge: number }[];
  sizes: SizeSet;
  silhouette: Silhouette;
  style: number;
  ground: Ground;
  label: string;
  /** What is wrong with its pictures, on purpose. */
  oddity?: Oddity | undefined;
}
