import type { Action } from '@reduxjs/toolkit';
import {
  addressesApi,
  cartApi,
  catalogueApi,
  chatApi,
  contactApi,
  deleteAccountApi,
  entryApi,
  flashSaleApi,
  ordersApi,
  paymentApi,
  placingApi,
  productDetailsApi,
  productsApi,
  profileApi,
  qaServerApi,
  readingApi,
  realtimeApi,
  reviewsApi,
  sellerApi,
  sessionApi,
  settingsApi,
  shopsApi,
  stockAlertApi,
  ticketsApi,
  vouchersApi,
  wishlistApi,
} from '@/api';

/**
 * All injected APIs. Imported eagerly, because rows of endpoints that are not injected yet cannot be
 * replayed.
 */
const apis = [
  ...[addressesApi, cartApi, catalogueApi, chatApi, contactApi, deleteAccountApi, entryApi, flashSaleApi],
  ...[ordersApi, paymentApi, placingApi, productDetailsApi, productsApi, profileApi, readingApi, realtimeApi],
  ...[reviewsApi, sellerApi, sessionApi, settingsApi, shopsApi, ticketsApi, vouchersApi, wishlistApi],
  stockAlertApi,
  qaServerApi,
];

/** Names of all endpoints that rows may refer to. */
export function knownEndpoints(): ReadonlySet<string> {
  return new Set(apis.flatMap(({ endpoints }) => Object.keys(endpoints)));
}

/** First row of an endpoint that this storefront does not have. */
export function unknownRow<Row extends Action>(rows: readonly Row[]): Row | undefined {
  const endpoints = knownEndpoints();
  return rows.find(({ type }) => {
    const [, name] = /^api\/(\w+)\/(?:pending|fulfilled|rejected)$/.exec(type) ?? [];
    return name !== undefined && !endpoints.has(name);
  });
}
