import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { cartOutdated } from '@/features/cart';
import { takeLeadingWrite } from '@/core/writes';
import { lazilyInBackground, lazilyPressed } from '@/shared/saga';
import { stockAlertPressed } from './stockAlert.events';
import { stockAlertCall } from './stockAlert.keys';

interface CartFulfilled extends Action {
  payload: Cart;
}

const load = () => import('./setAlert.saga');
const refetchStock = lazilyInBackground(() => load().then((file) => file.refetchStock));

const isCart = (action: Action): action is CartFulfilled => cartApi.endpoints.getCart.matchFulfilled(action);

/** The cart's response contains the restocked products (api §5). */
const namesRestocked = (action: Action): action is CartFulfilled =>
  isCart(action) && action.payload.restocked !== undefined;

const isRestocked = (action: Action) => cartOutdated.match(action) && action.payload === 'restocked';

/** The server sends the products to one tab; what another one shows is outdated, too. */
function* refetchElsewhere(): SagaGenerator<void> {
  const cart = yield* take(isCart);
  if (cart.payload.restocked === undefined) yield* call(refetchStock);
}

/** Notifications of products that are back in stock (R102). */
export function* stockAlertSaga() {
  yield* takeLeadingWrite(
    stockAlertPressed,
    ({ productId }) => stockAlertCall(productId),
    lazilyPressed(() => load().then((file) => file.setAlert)),
  );
  yield* takeEvery(
    namesRestocked,
    lazilyInBackground(() => load().then((file) => file.showRestocked)),
  );
  yield* takeLatest(isRestocked, refetchElsewhere);
}
