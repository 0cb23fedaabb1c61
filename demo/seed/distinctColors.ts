import { difference } from '../art/color';
import { byPlace, type Listed } from './looks';
import { colorKeys, palette, paletteColorId, type ColorKey } from './palette';

// First colors of products, chosen so that neighbors of one kind differ in the lists of the shop.

interface Colored extends Listed {
  silhouette: string;
  popularity?: number | undefined;
  colorIds: number[];
}

/** Colors that are less different look alike in small pictures: petrol and black, ivory and silver. */
const LEAST_DIFFERENCE = 0.1;

const codes = new Map(colorKeys.map((key) => [paletteColorId(key), palette[key].code]));

/** Ids of the colors that look like a color, itself included, by its id. */
const lookAlikes = new Map(
  [...codes].map(([id, code]) => [
    id,
    new Set([...codes].filter(([, other]) => difference(code, other) < LEAST_DIFFERENCE).map(([key]) => key)),
  ]),
);

const byPopularity = (one: Colored, other: Colored) =>
  Number(one.stock === 0) - Number(other.stock === 0) ||
  (other.popularity ?? 0) - (one.popularity ?? 0) ||
  one.id - other.id;

/**
 * Lists of the shop, with the weights of the next card and of those up to six further, which are below it in
 * a grid. Searches and related products are sorted by popularity; the latter skip the product of the page.
 */
const lists: readonly {
  order: (one: Colored, other: Colored) => number;
  key: (product: Colored) => number;
  weights: readonly number[];
}[] = [
  { order: byPlace, key: ({ subCategoryId }) => subCategoryId, weights: [8, 3, 0.5, 2, 0.5, 0.5] },
  { order: byPlace, key: ({ categoryId }) => categoryId, weights: [8, 3, 0.5, 2, 0.5, 0.5] },
  { order: byPopularity, key: ({ subCategoryId }) => subCategoryId, weights: [4, 2, 0.25, 1, 1, 0.25] },
];

interface Neighbor {
  product: Colored;
  weight: number;
}

/** Neighbors with the same silhouette in any of the lists, by the id of the product. */
function neighborsOf(products: readonly Colored[]): Map<number, Neighbor[]> {
  const neighbors = new Map<number, Neighbor[]>(products.map(({ id }) => [id, []]));
  for (const { order, key, weights } of lists) {
    const before = new Map<number, Colored[]>();
    for (const product of products.toSorted(order)) {
      const listed = before.get(key(product)) ?? [];
      for (const [step, weight] of weights.entries()) {
        const other = listed[step];
        if (other?.silhouette !== product.silhouette) continue;
        neighbors.get(product.id)?.push({ product: other, weight });
        neighbors.get(other.id)?.push({ product, weight });
      }
      before.set(key(product), [product, ...listed.slice(0, weights.length - 1)]);
    }
  }
  return neighbors;
}

/**
 * Rotates the colors of products for which `choiceOf` returns all colors of their kind, so that their first
 * color differs from those of their neighbors. Others keep theirs, and are respected.
 */
export function withDistinctColors<T extends Colored>(
  products: readonly T[],
  choiceOf: (product: T) => readonly ColorKey[] | undefined,
): T[] {
  const neighbors = neighborsOf(products);
  const colorIds = new Map<number, number[]>();
  for (const product of products) if (!choiceOf(product)) colorIds.set(product.id, product.colorIds);

  const costOf = (id: number, color: number) => {
    const avoided = lookAlikes.get(color);
    let cost = 0;
    for (const { product, weight } of neighbors.get(id) ?? []) {
      const first = colorIds.get(product.id)?.[0];
      if (first !== undefined && avoided?.has(first)) cost += weight;
    }
    return cost;
  };

  for (const product of products.toSorted(byPlace)) {
    const choice = choiceOf(product)?.map(paletteColorId);
    if (!choice) continue;
    // Of equally good colors, the first from the present one on.
    const start = choice.indexOf(product.colorIds[0] ?? 0);
    const turned = [...choice.slice(start), ...choice.slice(0, start)];
    const costs = turned.map((color) => costOf(product.id, color));
    const best = costs.indexOf(Math.min(...costs));
    colorIds.set(
      product.id,
      product.colorIds.map((_, index) => turned[(best + index) % turned.length] ?? 0),
    );
  }
  return products.map((product) => ({ ...product, colorIds: colorIds.get(product.id) ?? product.colorIds }));
}
