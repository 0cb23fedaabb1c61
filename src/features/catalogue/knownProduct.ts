import { createSelector } from '@reduxjs/toolkit';
import type { RootApiState } from '@/api';
import { findCached } from '@/api';
import type { Product } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';

const CATALOG_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getHome',
  'getProducts',
  'getMoreForYou',
  'getRecentViews',
  'getProductDetails',
  'getFlashSale',
  'getFavorites',
]);

/**
 * Returns a product that a cached list contains, or undefined: a pressed card can then be shown before its
 * details load. Reads the cache directly, nothing is copied (architecture §2).
 */
export const selectKnownProduct = createSelector(
  (state: RootApiState) => state.api.queries,
  (_state: RootApiState, productId: ProductId) => productId,
  (queries, productId) =>
    findCached<Product>(queries, CATALOG_ENDPOINTS, (value) =>
      isProduct(value) ? value.id === productId : undefined,
    ),
);

function isProduct(value: object): value is Product {
  return 'discountPrice' in value && 'sizes' in value && 'id' in value;
}
