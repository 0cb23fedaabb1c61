import type { Texts } from '../../languages';
import type { Picture, Silhouette } from '../../media/pictures';
import type { ColorKey } from '../palette';
import type { ShopKey } from '../shops';
import type { SizeSet } from '../sizes';

/** A product of a template. Prices are in cents. */
export interface Piece {
  /** Replaces `{line}` in the template's name: a product line or a book's title. */
  line: string | Texts;
  price: number;
  /** Below `price`; 0 without a discount. */
  discountPrice: number;
  /** Random by default. */
  stock?: number;
  /** The price during the running flash sale. */
  flashPrice?: number;
  /** The price during the upcoming flash sale. */
  comingPrice?: number;
}

/** A kind of product: the properties common to its pieces. */
export interface Template {
  shop: ShopKey;
  brand: string;
  silhouette: Silhouette;
  /** Style of the drawing; by default each piece has another. */
  style?: number;
  /** Contains `{line}` as placeholder for the piece's name. */
  name: Texts;
  /** Name suffixes, assigned to the pieces in rotation. */
  features: readonly Texts[];
  about: Texts;
  colors: readonly ColorKey[];
  /** Surcharge of the last color, in cents. */
  lastColorSurcharge?: number;
  sizes: SizeSet;
  pieces: readonly Piece[];
}

export interface SubCategorySeed {
  name: Texts;
  templates: readonly Template[];
}

export interface CategorySeed {
  name: Texts;
  picture: Picture;
  /** List items below the description of all products of the category. */
  details: readonly Texts[];
  subCategories: readonly SubCategorySeed[];
}

export const texts = (en: string, ar: string, ir: string): Texts => ({ en, ar, ir });

export const piece = (
  line: string | Texts,
  price: number,
  discountPrice = 0,
  special: Pick<Piece, 'stock' | 'flashPrice' | 'comingPrice'> = {},
): Piece => ({ line, price, discountPrice, ...special });

export const subCategory = (name: Texts, ...templates: Template[]): SubCategorySeed => ({ name, templates });
