import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { cancelOrder } from './details/cancelOrder.saga';
import { orderAgain } from './details/orderAgain.saga';
import type { reviewSubmitted } from './orders.events';
import { orderAgainConfirmed, orderCancelConfirmed } from './orders.events';
import { sendReview } from './reviews/sendReview.saga';

export { showOrderMoved } from './orderMoved.saga';

type OrderEvent = ReturnType<
  typeof orderCancelConfirmed | typeof orderAgainConfirmed | typeof reviewSubmitted
>;

/** Handles the confirmed action of an order dialog. */
export function* handleOrderAction(event: OrderEvent): SagaGenerator<void> {
  if (orderCancelConfirmed.match(event)) yield* call(cancelOrder, event.payload);
  else if (orderAgainConfirmed.match(event)) yield* call(orderAgain, event.payload);
  else yield* call(sendReview, event.payload);
}
