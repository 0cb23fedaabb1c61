import { and, eq, gt, gte, lt, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { products } from '../db/schema';
import { keyIn, textIn, numberIn } from '../http/input';
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
  brandId?: number | undefined;
  colorId?: number | undefined;
  sizeId?: number | undefined;
  rating?: number | undefined;
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
  brandId: keyIn(c, 'brand_id'),
  colorId: keyIn(c, 'color_id'),
  sizeId: keyIn(c, 'size_id'),
  rating: numberIn(c, 'rating'),
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

export function conditionOf(filters: Filters, saleId: number): SQL | undefined {
  const { brandId, colorId, sizeId, rating, isInStock, minPrice, maxPrice } = filters;
  return and(
    scopeOf(filters, saleId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    colorId === undefined ? undefined : sql`${products.colorIds} @> array[${colorId}]::int[]`,
    sizeId === undefined ? undefined : sql`${products.sizeIds} @> array[${sizeId}]::int[]`,
    rating === undefined ? undefined : and(gte(products.rating, rating), lt(products.rating, rating + 1)),
    isInStock ? gt(products.stock, 0) : undefined,
    minPrice === undefined ? undefined : gte(shownPrice(saleId), minPrice),
    maxPrice === undefined ? undefined : lte(shownPrice(saleId), maxPrice),
  );
}

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
