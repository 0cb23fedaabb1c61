import { createSelector } from '@reduxjs/toolkit';
import type { api } from '@/api';
import type { Product } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';

interface RootApiState {
  api: ReturnType<typeof api.reducer>;
}

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
  (queries, productId): Product | undefined => {
    for (const entry of Object.values(queries)) {
      const found = CATALOG_ENDPOINTS.has(entry?.endpointName)
        ? findProduct(entry?.data, productId)
        : undefined;
      if (found) return found;
    }
    return undefined;
  },
);

function findProduct(value: unknown, productId: ProductId): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isProduct(value)) return value.id === productId ? value : undefined;
  for (const child of Object.values(value) as unknown[]) {
    const found = findProduct(child, productId);
    if (found) return found;
  }
  return undefined;
}

function isProduct(value: object): value is Product {
  return 'discountPrice' in value && 'sizes' in value && 'id' in value;
}
