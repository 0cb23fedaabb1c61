import type { RootApiState } from '@/api';
import { findCached } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';

const ENDPOINTS: ReadonlySet<string | undefined> = new Set(['getHome', 'getProductDetails']);

/** Name of a flash sale that a cached response has, for a page that has not loaded the sale itself. */
export const selectKnownSaleName = ({ api }: RootApiState, saleId: Id): string | undefined =>
  findCached<FlashSale>(
    api.queries,
    ENDPOINTS,
    (value) => ('startDate' in value && 'id' in value && value.id === saleId) || undefined,
  )?.name;
