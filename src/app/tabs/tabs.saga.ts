import type { Action } from '@reduxjs/toolkit';
import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, fork, takeEvery } from 'typed-redux-saga';
import { endpointOf, isApiError, isResponseLost, sessionApi } from '@/api';
import { schemeChosen } from '@/features/appearance';
import { cartOutdated } from '@/features/cart';
import { orderPlaced } from '@/features/checkout';
import { languageChosen } from '@/features/locale';
import { paymentReturned } from '@/features/payment';
import { recentSearchesCleared, searchSubmitted } from '@/features/search';
import type { SessionEnd } from '@/core/session';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { TabMessage } from '@/shared/adapters';
import { onReturn, openTabChannel } from '@/shared/adapters';
import { lazily } from '@/shared/saga';
import type { Incoming } from './followTab.saga';

type Event = { match(action: Action): boolean };

const endedBy = (...ends: SessionEnd[]): Event => ({
  match: (action) => sessionEnded.match(action) && ends.includes(action.payload),
});

/** A write that succeeded, or may have: its response was lost. */
const sent = (...endpoints: string[]): Event => ({
  match: (action) =>
    endpoints.includes(endpointOf(action) ?? '') &&
    (isFulfilled(action) ||
      (isRejected(action) && (!isApiError(action.payload) || isResponseLost(action.payload)))),
});

/** Fetching the messages of a shop marks them as read. */
const messagesRead: Event = {
  match: (action) => endpointOf(action) === 'getMessages' && isFulfilled(action),
};

/** The later refetch of a cart after a lost response, which the server may have been slow to apply. */
const appliedLate: Event = {
  match: (action) => cartOutdated.match(action) && action.payload === 'responseLost',
};

/**
 * Events of this tab that are broadcast to the others. A session end that this tab followed is broadcast by
 * its origin.
 */
const broadcasts: readonly (readonly [TabMessage, ...Event[]])[] = [
  ['sessionChanged', sessionStarted, endedBy('expired', 'refused')],
  // On `pending`: a 401 during the logout would otherwise broadcast an expired session.
  ['loggedOut', { match: sessionApi.endpoints.logout.matchPending }, endedBy('loggedOut')],
  ['cartChanged', sent('addToCart', 'changeCart'), appliedLate, orderPlaced],
  ['wishlistChanged', sent('toggleFavorite')],
  ['ordersChanged', orderPlaced, paymentReturned, sent('cancelOrder', 'orderAgain', 'reviewProduct')],
  ['addressesChanged', sent('addAddress', 'updateAddress', 'deleteAddress')],
  ['vouchersChanged', sent('collectVoucher')],
  ['messagesRead', messagesRead],
  ['localeChanged', languageChosen],
  ['choicesChanged', schemeChosen, searchSubmitted, recentSearchesCleared],
];

const follow = lazily(() => import('./followTab.saga').then((file) => file.followTab));

/** Channel of messages of other tabs, and of returns to this one, which may have missed some. */
const openTabs = () => {
  const tabs = { notify: (_message: TabMessage): void => undefined };
  const incoming = eventChannel<Incoming>((emit) => {
    const channel = openTabChannel(emit);
    const stopReturns = onReturn(() => emit('returned'));
    tabs.notify = (message) => channel.notify(message);
    return () => {
      stopReturns();
      channel.close();
    };
  });
  return { tabs, incoming };
};

/** Keeps session, cart, wishlist, unread messages and language of all open tabs in sync (R28). */
export function* tabsSaga() {
  const { tabs, incoming } = yield* call(openTabs);
  for (const [message, ...events] of broadcasts) {
    yield* takeEvery(
      (action: Action) => events.some((event) => event.match(action)),
      () => tabs.notify(message),
    );
  }
  yield* fork(function* () {
    try {
      // `takeEvery`, because the channel has no buffer: messages during a running handler would be lost.
      yield* call(function* () {
        yield* takeEvery(incoming, follow);
      });
    } finally {
      incoming.close();
    }
  });
}
