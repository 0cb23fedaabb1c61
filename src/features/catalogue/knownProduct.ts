import { createSelector } from '@reduxjs/toolkit';
import type { RootApiState } from '@/api';
import { findCached } from '@/api';
import type { Product } from '@/domain/catalogue';
import type { Id, ProductId, ShopId } from '@/domain/ids';

const CATALOG_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getHome',
  'getProducts',
  'getMoreForYou',
  'getRecentViews',
  'getProductDetails',
  'getFlashSale',
  'getFavorites',
]);

const SHOP_ENDPOINTS: ReadonlySet<string | undefined> = new Set([...CATALOG_ENDPOINTS, 'getShops']);

/**
 * Returns a product that a cached list contains, or undefined: a pressed card can then be shown before its
 * details load. Reads the cache directly, nothing is copied (architecture §2).
 */
export const selectKnownProduct = createSelector(
  (state: RootApiState) => state.api.queries,
  (_state: RootApiState, productId: ProductId) => productId,
  (queries, productId) =>
    findCached(queries, CATALOG_ENDPOINTS, (value) =>
      isProduct(value) ? value.id === productId : undefined,
    ) as Product | undefined,
);

/** Name of a shop that a cached list or product has, for a page that could not load the shop itself. */
export const selectKnownShopName = ({ api }: RootApiState, shopId: ShopId) =>
  nameOf(
    findCached(api.queries, SHOP_ENDPOINTS, (value) => isEntity(value, 'isOnHoliday', shopId) || undefined),
  );

/** Name of a flash sale that a cached response has. */
export const selectKnownSaleName = ({ api }: RootApiState, saleId: Id) =>
  nameOf(
    findCached(api.queries, CATALOG_ENDPOINTS, (value) => isEntity(value, 'startDate', saleId) || undefined),
  );

function isProduct(value: object): value is Product {
  return 'discountPrice' in value && 'sizes' in value && 'id' in value;
}

/** Whether the value has the property that only entities of its kind have, and the id. */
const isEntity = (value: object, property: string, id: Id) =>
  property in value && 'id' in value && value.id === id;

const nameOf = (found: object | undefined) => (found as { name: string } | undefined)?.name;
