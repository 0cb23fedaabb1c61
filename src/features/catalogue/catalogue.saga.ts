import { call, put, takeLeading } from 'typed-redux-saga';
import { api } from '@/api';
import { cartOutdated } from '@/features/cart';
import { wait } from '@/shared/saga';
import { saleChanged } from './catalogue.events';

/** Time in milliseconds in which the countdowns of one page end. */
const SAME_CHANGE = 1000;

/** Refetches the shown prices and the running sale, and drops cached ones that Back would show (R36). */
function* refetchPrices() {
  yield* put(api.util.invalidateTags(['Stock', 'Favorites', 'Sale']));
  yield* put(cartOutdated('saleChanged'));
  yield* call(wait, SAME_CHANGE);
}

export function* catalogueSaga() {
  yield* takeLeading(saleChanged, refetchPrices);
}
