import { call, put, select, spawn } from 'typed-redux-saga';
import { api, catalogueApi, flashSaleApi, refetchQuery } from '@/api';
import { cartOutdated } from '@/features/cart';
import { wait } from '@/shared/saga';

/** Time in milliseconds in which the countdowns of one page end. */
const SAME_CHANGE = 1000;

const { getFlashSales } = flashSaleApi.endpoints;
const { getRecentViews } = catalogueApi.endpoints;

/** Refetches the shown prices and the running sale, and drops cached ones that Back would show (R36). */
export function* refetchPrices() {
  yield* put(api.util.invalidateTags(['Stock', 'Favorites']));
  yield* put(cartOutdated('saleChanged'));
  if ((yield* select(getFlashSales.select())).isSuccess) yield* spawn(refetchQuery, getFlashSales, undefined);
  if ((yield* select(getRecentViews.select())).isSuccess)
    yield* spawn(refetchQuery, getRecentViews, undefined);
  yield* call(wait, SAME_CHANGE);
}
