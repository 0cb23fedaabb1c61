import { put, takeEvery } from 'typed-redux-saga';
import { api } from '@/api';
import { cartOutdated } from '@/features/cart';
import { saleChanged } from './catalogue.events';

/** Refetches the shown prices, and drops cached ones that Back would show (R36). */
function* refetchPrices() {
  yield* put(api.util.invalidateTags(['Stock', 'Favorites']));
  yield* put(cartOutdated('saleChanged'));
}

export function* catalogueSaga() {
  yield* takeEvery(saleChanged, refetchPrices);
}
