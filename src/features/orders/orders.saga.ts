import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { loadOrderActions } from './loadSagas';
import { orderAgainConfirmed, orderCancelConfirmed, reviewSubmitted } from './orders.events';

/** One write at a time: repeated presses are ignored until it is done. */
export function* ordersSaga() {
  yield* takeLeading(
    [orderCancelConfirmed, orderAgainConfirmed, reviewSubmitted],
    lazilyPressed(() => loadOrderActions().then((file) => file.handleOrderAction)),
  );
}
