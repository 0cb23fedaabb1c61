import { pageNumber } from './paging';

export const SHOP_TABS = ['products', 'categories', 'reviews', 'about'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** Which part of a shop an address shows; the state of its list of products stands beside it (`domain/listing.ts`). */
export interface ShopPlace {
  tab: ShopTab;
  /** Of the reviews, from 1. */
  page: number;
}

/** Reads the address; without a tab, or with an unknown one, it is the products. */
export function readShopPlace(query: URLSearchParams): ShopPlace {
  const tab = SHOP_TABS.find((name) => name === query.get('tab')) ?? 'products';
  return { tab, page: tab === 'reviews' ? pageNumber(query.get('page')) : 1 };
}

/** The query of a part of the shop; filters and order of the products stay for the way back, their page does not. */
export function shopQuery(query: URLSearchParams, { tab, page }: ShopPlace): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === 'products') next.delete('tab');
  else next.set('tab', tab);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Whether an address names a tab, or a page of the reviews, that there is not (contract §10, "URL of lists"). */
export function isWrongShopPlace(query: URLSearchParams, { tab, page }: ShopPlace): boolean {
  if (tab === 'products') return query.has('tab');
  return query.get('page') !== (page > 1 ? String(page) : null);
}
