import { beauty } from './beauty';
import { books } from './books';
import { electronics } from './electronics';
import { fashion } from './fashion';
import { home } from './home';
import { kids } from './kids';
import { kitchen } from './kitchen';
import { sports } from './sports';
import type { CategorySeed } from './template';

/** The category tree. The order determines the ids. */
export const categorySeeds: readonly CategorySeed[] = [
  electronics,
  fashion,
  home,
  kitchen,
  beauty,
  sports,
  kids,
  books,
];

export type { CategorySeed, Piece, Template } from './template';
