import type { products } from '../db/schema';
import { searchable } from '../search';
import { brandId } from './brands';
import type { Look } from '../art';
import type { Draft } from './draft';
import { paletteColorId } from './palette';
import { withDistinctColors } from './distinctColors';
import { withLooks } from './looks';
import { pieceDrafts } from './pieces';
import { diceFor, type Dice } from './random';
import { withOwnDigits } from './ownDigits';
import { bookDrafts, rangeDrafts } from './ranged';
import { shopId } from './shops';
import { sizesOf } from './sizes';
import { categorySeeds } from './templates';

export type ProductRow = typeof products.$inferInsert & { id: number };

/** Ids of sub-categories and their categories, by English name. Sub-category ids are global. */
const subCategoryIds = new Map(
  categorySeeds
    .flatMap(({ subCategories }, index) =>
      subCategories.map(({ name }) => ({ name: name.en, categoryId: index + 1 })),
    )
    .map(({ name, categoryId }, index) => [name, { categoryId, subCategoryId: index + 1 }] as const),
);

function idsOf(subCategory: string) {
  const ids = subCategoryIds.get(subCategory);
  if (!ids) throw new Error(`No sub-category is called ${subCategory}`);
  return ids;
}

/** Skewed distribution: few products sell a lot. */
const soldBy = (dice: Dice) => Math.floor(dice.next() ** 3 * 6_000) + dice.whole(3, 90);

const initials = (brand: string) => brand.replace(/[^A-Z0-9]/g, '') || 'M';

function rowOf(draft: Draft, id: number, seed: number, now: Date): Omit<ProductRow, keyof Look> {
  const [name, about] = [withOwnDigits(draft.name), withOwnDigits(draft.about)];
  const dice = diceFor(seed, `product ${draft.name.en}`);
  const code = `${initials(draft.brand)}-${String(10_000 + id).slice(1)}`;
  const sizes = sizesOf(draft.sizes);
  const small = draft.shop === 'souq' || draft.shop === 'kiln';
  const soldCount = small ? dice.whole(0, 60) : soldBy(dice);
  return {
    id,
    code,
    shopId: shopId(draft.shop),
    ...idsOf(draft.subCategory),
    brandId: brandId(draft.brand),
    name,
    shortDescription: about,
    description: withOwnDigits(draft.describe(dice)),
    searchText: searchable([...Object.values(name), draft.brand, ...Object.values(about), code].join(' ')),
    unit: null,
    price: draft.price,
    discountPrice: draft.discountPrice,
    ...(draft.sale ?? { flashSaleId: null, flashPrice: 0 }),
    stock: draft.stock ?? dice.whole(8, 120),
    soldCount,
    popularity: Math.floor(soldCount / 4) + dice.whole(0, small ? 300 : 900),
    colorIds: draft.colors.map(({ key }) => paletteColorId(key)),
    colorPrices: draft.colors.map(({ surcharge }) => surcharge),
    sizeIds: sizes.map((size) => size.id),
    sizePrices: sizes.map((size) => size.surcharge),
    silhouette: draft.silhouette,
    style: draft.style,
    label: draft.label,
    oddity: draft.oddity ?? null,
    createdAt: new Date(now.getTime() - (draft.shop === 'kiln' ? 3 : dice.whole(1, 400)) * 86_400_000),
  };
}

/**
 * Creates the catalogue. Deterministic for a seed; dates are relative to `now`. `bulk` is the number of
 * products of the largest shop.
 */
export function makeProducts(seed: number, now: Date, bulk: number): ProductRow[] {
  const drafts = [...pieceDrafts(), ...bookDrafts(), ...rangeDrafts(seed, bulk)];
  const rows = drafts.map((draft, index) => rowOf(draft, index + 1, seed, now));
  return withLooks(withDistinctColors(rows, ({ id }) => drafts[id - 1]?.colorChoice));
}
