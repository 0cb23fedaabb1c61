import { pageNumber, setPage } from './paging';
import type { Id } from './ids';
import { paths, patterns } from './paths';
import type { OrderTab } from './order';
import { ORDER_TABS } from './order';

/** URL state of the order history. */
export interface OrdersUrlState {
  status: OrderTab;
  page: number;
}

/**
 * Parses the parameters; unknown or out-of-range values fall back to the default (R9).
 */
export function readOrdersUrlState(parameters: URLSearchParams): OrdersUrlState {
  const status = ORDER_TABS.find((tab) => tab === parameters.get('order_status')) ?? 'all';
  return { status, page: pageNumber(parameters.get('page')) };
}

function searchOf({ status, page }: OrdersUrlState): string {
  const parameters = new URLSearchParams();
  if (status !== 'all') parameters.set('order_status', status);
  setPage(parameters, page);
  const search = parameters.toString();
  return search && `?${search}`;
}

/** Canonical URL of the order history; defaults are omitted. */
export const ordersAddress = (urlState: OrdersUrlState): string =>
  `${patterns.orderHistory}${searchOf(urlState)}`;

/** URL of one order, including the state of the history list next to it. */
export const orderAddress = (id: Id | string, urlState: OrdersUrlState): string =>
  `${paths.orderDetails(id)}${searchOf(urlState)}`;
