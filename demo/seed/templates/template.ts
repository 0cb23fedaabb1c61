import type { Texts } from '../../languages';
import type { Picture, Silhouette } from '../../media/pictures';
import type { ColourKey } from '../palette';
import type { ShopKey } from '../shops';
import type { SizeSet } from '../sizes';

/** One product that a template makes. Prices in cents. */
export interface Piece {
  /** What stands for `{line}` in the template's name: a product line or a book's title. */
  line: string | Texts;
  price: number;
  /** Below `price`; 0 for none. */
  discountPrice: number;
  /** Where the dice are not to decide. */
  stock?: number;
  /** The price during the running flash sale. */
  flashPrice?: number;
  /** During the coming one. */
  comingPrice?: number;
}

/** A kind of product: what is the same for all its pieces. */
export interface Template {
  shop: ShopKey;
  brand: string;
  silhouette: Silhouette;
  /** The way its drawing comes in; else each piece has another. */
  style?: number;
  /** With `{line}` where the piece's own name goes. */
  name: Texts;
  /** One per piece, round and round, written behind the name. */
  features: readonly Texts[];
  about: Texts;
  colours: readonly ColourKey[];
  /** What the last colour costs more, in cents: a special finish. */
  lastColourSurcharge?: number;
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
  /** What can be said of all its products: the list under each description. */
  facts: readonly Texts[];
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
