import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { cartOutdated } from '@/features/cart';
import { lazilyInBackground, lazilyPressed } from '@/shared/saga';
import { stockAlertPressed } from './stockAlert.events';

interface CartFulfilled extends Action {
  payload: Cart;
}

const load = () => import('./setAlert.saga');

/** The cart's response contains the restocked products (api §5). */
const namesRestocked = (action: Action): action is CartFulfilled =>
  cartApi.endpoints.getCart.matchFulfilled(action) && action.payload.restocked !== undefined;

/** The cart of one tab contains the products; what another one shows is outdated, too. */
const isRestocked = (action: Action) => cartOutdated.match(action) && action.payload === 'restocked';

/** Notifications of products that are back in stock (R102). */
export function* stockAlertSaga() {
  yield* takeEvery(
    stockAlertPressed,
    lazilyPressed(() => load().then((file) => file.setAlert)),
  );
  yield* takeEvery(
    namesRestocked,
    lazilyInBackground(() => load().then((file) => file.showRestocked)),
  );
  yield* takeEvery(
    isRestocked,
    lazilyInBackground(() => load().then((file) => file.refetchStock)),
  );
}
