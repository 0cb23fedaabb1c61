import { and, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import { products } from '../db/schema';
import { conditionOf, facetConditions, scopeOf, shownPrice, type Filters } from './filters';
import { saleNow } from './products.queries';

/** Least averages that a list offers, highest first. */
export const MIN_RATINGS = [4.5, 4, 3, 2];

interface Facets {
  brandIds: number[];
  colorIds: number[];
  sizeIds: number[];
  /** In cents. */
  minPrice: number;
  maxPrice: number;
}

/** Facets of the scope. They ignore the chosen facets, so that the shopper can switch between values. */
export async function facetsOf(backend: Backend, filters: Filters): Promise<Facets> {
  const saleId = await saleNow(backend);
  const { search, isForgiving, isReduced, shopId, categoryId, subCategoryId } = filters;
  const key = JSON.stringify([saleId, search, isForgiving, isReduced, shopId, categoryId, subCategoryId]);
  return backend.memory.remember(`facets ${key}`, async () => {
    const [row] = await backend.database.rows<Facets>(sql`
      with found as materialized (
        select brand_id, color_ids, size_ids, ${shownPrice(saleId)} as shown
        from ${products} where ${scopeOf(filters, saleId) ?? sql`true`}
      )
      select
        (select coalesce(array_agg(distinct brand_id), '{}') from found) as "brandIds",
        (select coalesce(array_agg(distinct c), '{}') from found, unnest(color_ids) c) as "colorIds",
        (select coalesce(array_agg(distinct s), '{}') from found, unnest(size_ids) s) as "sizeIds",
        coalesce(min(shown), 0)::int as "minPrice",
        coalesce(max(shown), 0)::int as "maxPrice"
      from found`);
    return row ?? { brandIds: [], colorIds: [], sizeIds: [], minPrice: 0, maxPrice: 0 };
  });
}

/** Numbers of products by value. */
type Counts = Record<string, number>;

const counted = (values: SQL) =>
  sql`(select coalesce(json_object_agg(value, number), '{}') from (${values}) as counts)`;

/**
 * Numbers of products that a list would have with each value of a facet beside the chosen values of the
 * others, by the parameters of the API (api §9, FILTERS).
 */
export async function countsOf(backend: Backend, filters: Filters): Promise<Record<string, Counts>> {
  const saleId = await saleNow(backend);
  const conditions = facetConditions(filters, saleId);
  const names = Object.keys(conditions) as (keyof typeof conditions)[];
  const passed = sql.join(
    names.map((name) => sql`coalesce(${conditions[name] ?? sql`true`}, false) as ${sql.identifier(name)}`),
    sql`, `,
  );
  /** Whether a row passes all facets but this one. */
  const but = (own?: keyof typeof conditions) =>
    and(...names.filter((name) => name !== own).map((name) => sql`${sql.identifier(name)}`)) ?? sql`true`;
  const ofCategories = { ...filters, categoryId: undefined, subCategoryId: undefined };
  const [row] = await backend.database.rows<Record<string, Counts>>(sql`
    with found as materialized (
      select brand_id, color_ids, size_ids, rating as stars, stock as pieces,
        ${shownPrice(saleId)} < price as reduced, ${passed}
      from ${products} where ${scopeOf(filters, saleId) ?? sql`true`}
    )
    select
      ${counted(sql`select brand_id as value, count(*) as number from found where ${but('brand')} group by 1`)}
        as brand_id,
      ${counted(sql`select value, count(*) as number from found, unnest(color_ids) as value
        where ${but('color')} group by 1`)} as color_id,
      ${counted(sql`select value, count(*) as number from found, unnest(size_ids) as value
        where ${but('size')} group by 1`)} as size_id,
      ${counted(sql`select value, count(*) as number
        from found, unnest(array[${sql.raw(MIN_RATINGS.join())}]::float[]) as value
        where stars >= value and ${but('rating')} group by 1`)} as min_rating,
      json_build_object('1', count(*) filter (where pieces > 0 and ${but('stock')})) as in_stock,
      json_build_object('1', count(*) filter (where reduced and ${but()})) as on_sale,
      ${counted(sql`select category_id as value, count(*) as number from ${products}
        where ${conditionOf(ofCategories, saleId) ?? sql`true`} group by 1`)} as category_id
    from found`);
  return row ?? {};
}
