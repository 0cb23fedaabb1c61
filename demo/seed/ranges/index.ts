import { beauty } from './beauty';
import { electronics } from './electronics';
import { fashion } from './fashion';
import { home } from './home';
import { kids } from './kids';
import { kitchen } from './kitchen';
import { music } from './music';
import { sports } from './sports';
import type { Range } from './range';

/** Ranges of products besides the templates. The order determines the ids: append to the lists. */
export const ranges: readonly Range[] = [
  ...electronics,
  ...fashion,
  ...home,
  ...kitchen,
  ...beauty,
  ...sports,
  ...kids,
  ...music,
];

export type { Range, Spec } from './range';
