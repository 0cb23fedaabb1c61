import type { Texts } from '../languages';
import type { Oddity } from '../media/oddities';
import type { Silhouette } from '../media/pictures';
import type { ColorKey } from './palette';
import type { Dice } from './random';
import type { ShopKey } from './shops';
import type { SizeSet } from './sizes';

/** A product without an id: the common form of templates, ranges and the bookshelf. Prices are in cents. */
export interface Draft {
  name: Texts;
  /** English name. */
  subCategory: string;
  shop: ShopKey;
  brand: string;
  about: Texts;
  describe: (dice: Dice) => Texts;
  price: number;
  discountPrice: number;
  sale?: { flashSaleId: number | null; flashPrice: number };
  /** Random by default. */
  stock?: number | undefined;
  colors: readonly { key: ColorKey; surcharge: number }[];
  /** All colors of its kind, if any may be the first; by default `colors` are fixed. */
  colorChoice?: readonly ColorKey[];
  sizes: SizeSet;
  silhouette: Silhouette;
  style: number;
  label: string;
  /** Deliberate defect of the pictures. */
  oddity?: Oddity | undefined;
}
