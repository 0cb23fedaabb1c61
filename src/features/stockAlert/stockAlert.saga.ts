import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { lazilyInBackground, lazilyPressed } from '@/shared/saga';
import { stockAlertPressed } from './stockAlert.events';

interface CartFulfilled extends Action {
  payload: Cart;
}

const load = () => import('./setAlert.saga');

/** The cart's response names the products that are back (api §5). */
const namesRestocked = (action: Action): action is CartFulfilled =>
  cartApi.endpoints.getCart.matchFulfilled(action) && action.payload.restocked !== undefined;

/** Tells the shopper when a sold-out product is back (R102). */
export function* stockAlertSaga() {
  yield* takeEvery(
    stockAlertPressed,
    lazilyPressed(() => load().then((file) => file.setAlert)),
  );
  yield* takeEvery(
    namesRestocked,
    lazilyInBackground(() => load().then((file) => file.showRestocked)),
  );
}
