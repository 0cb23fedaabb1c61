import type { Texts } from '../../languages';
import type { Silhouette } from '../../media/pictures';
import type { ColorKey } from '../palette';
import type { ShopKey } from '../shops';
import type { SizeSet } from '../sizes';

/** A spec in the list of a description; `{n}` is a number from `least` to `most` in steps of `step`. */
export interface Spec {
  text: Texts;
  least: number;
  most: number;
  step: number;
}

/** A kind of product that several shops sell. Product names combine line, kind and feature. */
export interface Range {
  /** English name. */
  subCategory: string;
  silhouette: Silhouette;
  kinds: readonly Texts[];
  features: readonly Texts[];
  abouts: readonly Texts[];
  specs: readonly Spec[];
  colors: readonly ColorKey[];
  sizes: SizeSet;
  /** Price range in cents. */
  prices: readonly [least: number, most: number];
  /** Restricts the styles of the silhouette, if only some depict this kind of product. */
  styles?: readonly number[];
  /** Number of products per shop. The largest shop has products of all ranges in addition. */
  shops: Partial<Record<ShopKey, number>>;
}

/** Parses a text in three languages: `English | Arabic | Persian`. */
export function parseTexts(row: string): Texts {
  const [en, ar, ir] = row.split(' | ');
  if (en === undefined || ar === undefined || ir === undefined)
    throw new Error(`Not three languages: ${row}`);
  return { en, ar, ir };
}

export const textList = (...rows: readonly string[]): Texts[] => rows.map(parseTexts);

export const spec = (row: string, least: number, most: number, step: number): Spec => ({
  text: parseTexts(row),
  least,
  most,
  step,
});
