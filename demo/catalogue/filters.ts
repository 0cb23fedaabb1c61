import { and, eq, gt, gte, inArray, lt, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { products } from '../db/schema';
import { keyIn, keysIn, textIn, numberIn } from '../http/input';
import { locales, type Locale } from '../languages';
import { searchable, searchPatterns } from '../search';

/** Filters of a product list (api §1). A key of 0 matches no product. */
export interface Filters {
  search: string;
  /** Matches similar words; used when the search as typed finds nothing. */
  isForgiving?: boolean;
  shopId?: number | undefined;
  categoryId?: number | undefined;
  subCategoryId?: number | undefined;
  /** Products of any of these brands, colors or sizes. */
  brandIds?: number[] | undefined;
  colorIds?: number[] | undefined;
  sizeIds?: number[] | undefined;
  rating?: number | undefined;
  /** The lowest average. */
  minRating?: number | undefined;
  /** Products with a discount alone. */
  isReduced?: boolean | undefined;
  /** Products that are not sold out alone. */
  isInStock?: boolean | undefined;
  /** In cents. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const inCents = (units: number | undefined) => (units === undefined ? undefined : Math.round(units * 100));

export const filtersOf = (c: Context): Filters => ({
  search: textIn(c, 'search'),
  shopId: keyIn(c, 'shop_id'),
  categoryId: keyIn(c, 'category_id'),
  subCategoryId: keyIn(c, 'sub_category_id'),
  brandIds: keysIn(c, 'brand_id'),
  colorIds: keysIn(c, 'color_id'),
  sizeIds: keysIn(c, 'size_id'),
  rating: numberIn(c, 'rating'),
  minRating: numberIn(c, 'min_rating'),
  isReduced: numberIn(c, 'on_sale') === 1 || undefined,
  isInStock: numberIn(c, 'in_stock') === 1 || undefined,
  minPrice: inCents(numberIn(c, 'min_price')),
  maxPrice: inCents(numberIn(c, 'max_price')),
});

/** The current discounted price: that of the running flash sale takes precedence. 0 means no discount. */
export const discountNow = (saleId: number | Placeholder) =>
  sql<number>`case when ${products.flashSaleId} = ${saleId}::int and ${products.flashPrice} > 0
    then ${products.flashPrice} else ${products.discountPrice} end`;

/** The price that the shopper sees, in cents. */
export const shownPrice = (saleId: number) =>
  sql<number>`coalesce(nullif(${discountNow(saleId)}, 0), ${products.price})`;

/** Conditions that are not facets. Facets are computed within this scope. */
export function scopeOf(filters: Filters, saleId: number): SQL | undefined {
  const { search, isForgiving, isReduced, shopId, categoryId, subCategoryId } = filters;
  return and(
    ...(isForgiving
      ? [sql`${searchable(search)} <% ${products.searchText}`]
      : searchPatterns(search).map((pattern) => sql`${products.searchText} like ${pattern}`)),
    shopId === undefined ? undefined : eq(products.shopId, shopId),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    subCategoryId === undefined ? undefined : eq(products.subCategoryId, subCategoryId),
    isReduced ? lt(shownPrice(saleId), products.price) : undefined,
  );
}

const anyOf = (keys: readonly number[]) =>
  sql`array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::int[]`;

/** The condition of each facet; undefined where it has no value. */
export function facetConditions(filters: Filters, saleId: number) {
  const { brandIds, colorIds, sizeIds, rating, minRating, isInStock, minPrice, maxPrice } = filters;
  return {
    brand: brandIds && inArray(products.brandId, brandIds),
    color: colorIds && sql`${products.colorIds} && ${anyOf(colorIds)}`,
    size: sizeIds && sql`${products.sizeIds} && ${anyOf(sizeIds)}`,
    rating: and(
      rating === undefined ? undefined : and(gte(products.rating, rating), lt(products.rating, rating + 1)),
      minRating === undefined ? undefined : gte(products.rating, minRating),
    ),
    stock: isInStock ? gt(products.stock, 0) : undefined,
    price: and(
      minPrice === undefined ? undefined : gte(shownPrice(saleId), minPrice),
      maxPrice === undefined ? undefined : lte(shownPrice(saleId), maxPrice),
    ),
  };
}

export const conditionOf = (filters: Filters, saleId: number): SQL | undefined =>
  and(scopeOf(filters, saleId), ...Object.values(facetConditions(filters, saleId)));

/** Stable shuffle, so that the first page shows more than one category. */
const mixed = sql`(${products.id} * 7919) % 1013, ${products.id}`;

/** Sorts matches in the name before matches in the description; `search_text` starts with the names. */
function nearest(search: string): SQL {
  const [word] = searchable(search).split(/\s+/).filter(Boolean);
  if (word === undefined) return mixed;
  const lengthOf = (locale: Locale) => sql`length(${products.name} ->> ${locale}::text)`;
  const names = sql.join(locales.map(lengthOf), sql` + `);
  return sql`strpos(${products.searchText}, ${word}) > ${names}, ${products.popularity} desc, ${products.id}`;
}

/** Sold-out products are last in every order. */
export const orderOf = (sortType: string | undefined, saleId: number, search = ''): SQL =>
  sql`(${products.stock} = 0), ${orderInStock(sortType, saleId, search)}`;

function orderInStock(sortType: string | undefined, saleId: number, search: string): SQL {
  switch (sortType) {
    case 'high_to_low':
      return sql`${shownPrice(saleId)} desc, ${products.id}`;
    case 'low_to_high':
      return sql`${shownPrice(saleId)}, ${products.id}`;
    case 'top_selling':
      return sql`${products.soldCount} desc, ${products.id}`;
    case 'popular_product':
      return sql`${products.popularity} desc, ${products.id}`;
    case 'newest':
      return sql`${products.createdAt} desc, ${products.id}`;
    case undefined:
    default:
      return nearest(search);
  }
}
