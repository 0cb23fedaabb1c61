import { put, takeEvery } from 'typed-redux-saga';
import { api } from '@/api';
import { isReconnect, orderMoved } from '@/features/realtime';
import { takeLeadingWrite } from '@/core/writes';
import { lazilyInBackground, lazilyPressed } from '@/shared/saga';
import { loadOrderActions } from './loadSagas';
import { orderAgainConfirmed, orderCancelConfirmed, reviewSubmitted } from './orders.events';
import { AGAIN_CALL, cancelCallOf, reviewKey } from './orders.keys';

const handlePress = lazilyPressed(() => loadOrderActions().then((file) => file.handleOrderAction));

/** Orders may have moved while the socket was lost. */
function* refetchMissed() {
  yield* put(api.util.invalidateTags(['Orders']));
}

/**
 * One cancellation of an order, one "Order Again" and one review of a product at a time: repeated presses are
 * ignored until it is done. A notice is shown for each order that moved (R103).
 */
export function* ordersSaga() {
  yield* takeEvery(
    orderMoved,
    lazilyInBackground(() => loadOrderActions().then((file) => file.showOrderMoved)),
  );
  yield* takeEvery(isReconnect, refetchMissed);
  yield* takeLeadingWrite(orderCancelConfirmed, cancelCallOf, handlePress);
  yield* takeLeadingWrite(orderAgainConfirmed, () => AGAIN_CALL, handlePress);
  yield* takeLeadingWrite(reviewSubmitted, reviewKey, handlePress);
}
