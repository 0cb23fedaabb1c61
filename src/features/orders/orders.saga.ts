import { takeEvery, takeLeading } from 'typed-redux-saga';
import { orderMoved } from '@/features/realtime';
import { lazilyInBackground, lazilyPressed, takeLeadingPer } from '@/shared/saga';
import { loadOrderActions } from './loadSagas';
import { orderAgainConfirmed, orderCancelConfirmed, reviewSubmitted } from './orders.events';
import { reviewKey } from './orders.keys';

const handlePress = lazilyPressed(() => loadOrderActions().then((file) => file.handleOrderAction));

/**
 * One write of a kind, and one review of each product, at a time: repeated presses are ignored until it is
 * done. Orders that moved are named (R103).
 */
export function* ordersSaga() {
  yield* takeEvery(
    orderMoved,
    lazilyInBackground(() => loadOrderActions().then((file) => file.showOrderMoved)),
  );
  yield* takeLeading(orderCancelConfirmed, handlePress);
  yield* takeLeading(orderAgainConfirmed, handlePress);
  yield* takeLeadingPer(reviewSubmitted, reviewKey, handlePress);
}
