import { pageNumber } from './paging';
import { patterns } from './paths';
import type { OrderTab } from './order';
import { ORDER_TABS } from './order';

/** Which part of the order history an address shows. */
export interface OrdersPlace {
  status: OrderTab;
  page: number;
}

/** Reads the history's parameters; what is unknown or out of range is the default (contract §10, "URL of lists"). */
export function readOrdersPlace(parameters: URLSearchParams): OrdersPlace {
  const status = ORDER_TABS.find((tab) => tab === parameters.get('order_status')) ?? 'all';
  return { status, page: pageNumber(parameters.get('page')) };
}

/** The one address of a part of the history; defaults are left out. */
export function ordersAddress({ status, page }: OrdersPlace): string {
  const parameters = new URLSearchParams();
  if (status !== 'all') parameters.set('order_status', status);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search ? `${patterns.orderHistory}?${search}` : patterns.orderHistory;
}
