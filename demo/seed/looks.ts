import type { Look, Setting, Background } from '../art';
import { poseCount } from '../art';

// How products are shown, dealt in the order of a list that nobody has sorted, so that neighbors differ.

/** Warm and cool tints in turn. */
const backgrounds: readonly Background[] = [
  'sand',
  'mist',
  'rose',
  'sage',
  'butter',
  'sky',
  'stone',
  'lilac',
];

/** Seven, so that tint and setting meet anew in each round of eight tints. */
const settings: readonly Setting[] = ['plain', 'disc', 'plain', 'arch', 'plain', 'sun', 'table'];

export interface Listed {
  id: number;
  stock: number;
  categoryId: number;
  subCategoryId: number;
}

/** As `orderOf` sorts products where nothing is searched and no order is chosen. */
export const byPlace = (one: Listed, other: Listed) =>
  Number(one.stock === 0) - Number(other.stock === 0) ||
  ((one.id * 7919) % 1013) - ((other.id * 7919) % 1013) ||
  one.id - other.id;

/** Counts calls per key, from 0. */
function turns() {
  const taken = new Map<number, number>();
  return (key: number): number => {
    const turn = taken.get(key) ?? 0;
    taken.set(key, turn + 1);
    return turn;
  };
}

/**
 * Deals looks to products. In a list of a category no tint is repeated within seven products; in a list of a
 * sub-category, whose products may be of one kind, no pose. Each category begins with another tint, since the
 * list of all products mixes them.
 */
export function withLooks<T extends Listed>(products: readonly T[]): (T & Look)[] {
  const inCategory = turns();
  const inSubCategory = turns();
  const looks = new Map<number, Look>();
  for (const { id, categoryId, subCategoryId } of products.toSorted(byPlace)) {
    const turn = inCategory(categoryId);
    looks.set(id, {
      background: backgrounds[(turn + 3 * categoryId) % backgrounds.length] ?? 'stone',
      setting: settings[(turn + 2 * categoryId) % settings.length] ?? 'plain',
      pose: inSubCategory(subCategoryId) % poseCount,
    });
  }
  return products.map((product) => ({
    ...product,
    ...(looks.get(product.id) ?? { background: 'stone', setting: 'plain', pose: 0 }),
  }));
}
