import { pageNumber, setPage } from '@/domain/paging';

export const SHOP_TABS = ['products', 'categories', 'reviews', 'about'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** URL state of a shop page; the same query also holds the product list's state (`domain/listing.ts`). */
export interface ShopUrlState {
  tab: ShopTab;
  /** Page of the reviews, from 1. */
  page: number;
}

/** Parses the query; a missing or unknown tab falls back to the products. */
export function readShopUrlState(query: URLSearchParams): ShopUrlState {
  const tab = SHOP_TABS.find((name) => name === query.get('tab')) ?? 'products';
  return { tab, page: tab === 'reviews' ? pageNumber(query.get('page')) : 1 };
}

/** The query with this tab and page. Preserves filters and sort order of the products, but not their page. */
export function shopQuery(query: URLSearchParams, { tab, page }: ShopUrlState): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === 'products') next.delete('tab');
  else next.set('tab', tab);
  setPage(next, page);
  return next;
}

/** Whether a URL names a tab or a review page that does not exist (R9). */
export function isInvalidShopUrlState(query: URLSearchParams, { tab, page }: ShopUrlState): boolean {
  if (tab === 'products') return query.has('tab');
  return query.get('page') !== (page > 1 ? String(page) : null);
}
