import type { Background } from '../media/pictures';
import { hash } from './random';

const backgrounds: readonly Background[] = [
  'sand',
  'mist',
  'sage',
  'rose',
  'stone',
  'sky',
  'butter',
  'lilac',
];

/** Upper bound of style numbers; each drawing uses the remainder by its own number of styles. */
const styles = 12;

/** Picks a background by name, so that similar products of a shop share it. */
export const backgroundFor = (name: string): Background =>
  backgrounds[(hash(name) >>> 3) % backgrounds.length] ?? 'stone';

export const styleFor = (name: string): number => (hash(name) >>> 5) % styles;
