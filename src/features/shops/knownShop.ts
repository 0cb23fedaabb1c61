import type { RootApiState } from '@/api';
import { findCached } from '@/api';
import type { ProductShop } from '@/domain/catalogue';
import type { ShopId } from '@/domain/ids';

/** Endpoints whose responses have shops, or products with their shop. */
const ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getShops',
  'getHome',
  'getProducts',
  'getMoreForYou',
  'getProductDetails',
]);

/** Name of a shop that a cached list or product has, for a page that has not loaded the shop itself. */
export const selectKnownShopName = ({ api }: RootApiState, shopId: ShopId): string | undefined =>
  findCached<ProductShop>(
    api.queries,
    ENDPOINTS,
    (value) => ('isOnHoliday' in value && 'id' in value && value.id === shopId) || undefined,
  )?.name;
