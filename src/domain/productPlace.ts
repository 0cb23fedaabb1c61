import { pageNumber } from './paging';

export const PRODUCT_TABS = ['about', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** Which part of the product page an address shows. */
export interface ProductPlace {
  tab: ProductTab;
  /** Of the reviews, from 1. */
  page: number;
}

/** Reads the address; an unknown tab is the first one that the product has. */
export function readProductPlace(query: URLSearchParams, tabs: readonly ProductTab[]): ProductPlace {
  const tab = tabs.find((name) => name === query.get('tab')) ?? tabs[0] ?? 'reviews';
  return { tab, page: tab === 'reviews' ? pageNumber(query.get('page')) : 1 };
}

/** The query of a part of the product page, the chosen size and colour as they were. */
export function productQuery(query: URLSearchParams, { tab, page }: ProductPlace): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('tab', tab);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Whether an address names a tab or page that there is not (contract §10, "URL of lists": corrected). */
export function isWrongPlace(query: URLSearchParams, { tab, page }: ProductPlace): boolean {
  const asked = { tab: query.get('tab'), page: query.get('page') };
  return (
    (asked.tab !== null && asked.tab !== tab) ||
    (asked.page !== null && asked.page !== (page > 1 ? String(page) : null))
  );
}
