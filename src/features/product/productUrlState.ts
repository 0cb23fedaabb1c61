import { pageNumber, setPage } from '@/domain/paging';

export const PRODUCT_TABS = ['about', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** URL state of the product page. */
export interface ProductUrlState {
  tab: ProductTab;
  /** Page of the reviews, from 1. */
  page: number;
}

/** Parses the query; an unknown tab falls back to the product's first tab. */
export function readProductUrlState(query: URLSearchParams, tabs: readonly ProductTab[]): ProductUrlState {
  const tab = tabs.find((name) => name === query.get('tab')) ?? tabs[0] ?? 'reviews';
  return { tab, page: tab === 'reviews' ? pageNumber(query.get('page')) : 1 };
}

/** The query with this tab and page; the selected size and color are preserved. */
export function productQuery(query: URLSearchParams, { tab, page }: ProductUrlState): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('tab', tab);
  setPage(next, page);
  return next;
}

/** Whether a URL names a tab or page that does not exist (R9: corrected). */
export function isInvalidUrlState(query: URLSearchParams, { tab, page }: ProductUrlState): boolean {
  const requested = { tab: query.get('tab'), page: query.get('page') };
  return (
    (requested.tab !== null && requested.tab !== tab) ||
    (requested.page !== null && requested.page !== (page > 1 ? String(page) : null))
  );
}
