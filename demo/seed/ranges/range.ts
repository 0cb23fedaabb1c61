import type { Texts } from '../../languages';
import type { Silhouette } from '../../media/pictures';
import type { ColourKey } from '../palette';
import type { ShopKey } from '../shops';
import type { SizeSet } from '../sizes';

/** A measure in the list under a description; `{n}` is a number from `least` to `most` in steps. */
export interface Spec {
  text: Texts;
  least: number;
  most: number;
  step: number;
}

/** A kind of thing that several shops carry, each in lines of its own. Names are line, kind and feature put together. */
export interface Range {
  /** The English name of its sub-category. */
  place: string;
  silhouette: Silhouette;
  kinds: readonly Texts[];
  features: readonly Texts[];
  abouts: readonly Texts[];
  specs: readonly Spec[];
  colours: readonly ColourKey[];
  sizes: SizeSet;
  /** The cheapest and the dearest, in cents. */
  prices: readonly [least: number, most: number];
  /** Where only some of the ways that the silhouette comes in are this kind of thing. */
  styles?: readonly number[];
  /** How many of them each shop carries. The largest shop carries some of everything besides. */
  shops: Partial<Record<ShopKey, number>>;
}

/** One text in three languages: `English | Arabic | Persian`. */
export function said(row: string): Texts {
  const [en, ar, ir] = row.split(' | ');
  if (en === undefined || ar === undefined || ir === undefined)
    throw new Error(`Not three languages: ${row}`);
  return { en, ar, ir };
}

export const words = (...rows: readonly string[]): Texts[] => rows.map(said);

export const spec = (row: string, least: number, most: number, step: number): Spec => ({
  text: said(row),
  least,
  most,
  step,
});
