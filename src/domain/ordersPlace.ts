import { pageNumber } from './paging';
import type { Id } from './ids';
import { paths, patterns } from './paths';
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

function searchOf({ status, page }: OrdersPlace): string {
  const parameters = new URLSearchParams();
  if (status !== 'all') parameters.set('order_status', status);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search && `?${search}`;
}

/** The one address of a part of the history; defaults are left out. */
export const ordersAddress = (place: OrdersPlace): string => `${patterns.orderHistory}${searchOf(place)}`;

/** The address of one order, with the history as it stands beside it. */
export const orderAddress = (id: Id | string, place: OrdersPlace): string =>
  `${paths.orderDetails(id)}${searchOf(place)}`;
