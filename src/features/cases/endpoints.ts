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
  readingApi,
  realtimeApi,
  reviewsApi,
  sellerApi,
  sessionApi,
  settingsApi,
  shopsApi,
  ticketsApi,
  vouchersApi,
  wishlistApi,
} from '@/api';

/** Every topic of the api: a row of an endpoint that no page has loaded yet could not be replayed. */
const topics = [
  ...[addressesApi, cartApi, catalogueApi, chatApi, contactApi, deleteAccountApi, entryApi, flashSaleApi],
  ...[ordersApi, paymentApi, placingApi, productDetailsApi, productsApi, profileApi, readingApi, realtimeApi],
  ...[reviewsApi, sellerApi, sessionApi, settingsApi, shopsApi, ticketsApi, vouchersApi, wishlistApi],
];

/** The names of all endpoints that rows can tell of. */
export function knownEndpoints(): ReadonlySet<string> {
  return new Set(topics.flatMap(({ endpoints }) => Object.keys(endpoints)));
}
