import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, take } from 'typed-redux-saga';
import { PAYMENT_TIMEOUT } from '@/domain/timing';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import type { Popup, PopupReply } from '@/shared/adapters';
import { destination, onPopupMessage, leaveFor, tabStorage } from '@/shared/adapters';
import { untilClosed, wait } from '@/shared/saga';
import type { PaidOrders } from './paidOrders';
import { PAID_ORDERS } from './payment.keys';
import { rememberPaidOrders } from './paidOrders';
import type { PaymentResult } from './payment.events';
import { paymentGivenUp, paymentWindowRequested } from './paying.events';
import type { PaymentWindow } from './paymentWindow';
import { isFrom, PAYMENT_CHANNEL, takePaymentWindow } from './paymentWindow';

/** 'open': no result from the window, ask the server. 'gone': the tab or the session has ended. */
type PaymentEnd = PaymentResult | 'open' | 'gone';

/**
 * R51: opens the gateway's page in the window that the press opened, else in this
 * tab, to which the gateway redirects by the result routes.
 */
export function* payInWindow(url: string, paid: PaidOrders): SagaGenerator<PaymentEnd> {
  const opened = takePaymentWindow();
  if (opened?.popup.isClosed()) return 'open';
  const address = destination(url);
  if (opened && address) return yield* call(untilPaid, opened, address.href);
  opened?.popup.close();
  if (!address) return 'open';
  rememberPaidOrders(paid);
  if (yield* call(leaveFor, address)) return 'gone';
  tabStorage.remove(PAID_ORDERS);
  return 'open';
}

function* untilPaid({ popup, name }: PaymentWindow, address: string): SagaGenerator<PaymentEnd> {
  const responses = yield* call(() =>
    eventChannel<PopupReply>((emit) => onPopupMessage(PAYMENT_CHANNEL, emit)),
  );
  popup.goTo(address);
  yield* put(overlayOpened({ name: 'paying' }));
  try {
    const end = yield* race({
      result: call(function* () {
        while (true) {
          const { result, window } = yield* take(responses);
          if (isFrom(window, name)) return result === 'success' ? ('success' as const) : ('cancel' as const);
        }
      }),
      isGivenUp: take(paymentGivenUp),
      isSessionOver: take(sessionEnded),
      isClosed: call(untilClosed, popup),
      isOver: call(wait, PAYMENT_TIMEOUT),
      shown: call(showOnRequest, popup),
    });
    return end.isSessionOver ? 'gone' : (end.result ?? 'open');
  } finally {
    responses.close();
    popup.close();
    yield* put(overlayClosed('paying'));
  }
}

function* showOnRequest(popup: Popup) {
  while (true) {
    yield* take(paymentWindowRequested);
    popup.show();
  }
}
