import { eventChannel } from 'redux-saga';
import { call, fork, takeEvery } from 'typed-redux-saga';
import { cartApi, isResponseLost, sessionApi, wishlistApi } from '@/api';
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

type Event = { match(action: unknown): boolean };

const endedBy = (...ends: SessionEnd[]): Event => ({
  match: (action) => sessionEnded.match(action) && ends.includes(action.payload),
});

type Write =
  | typeof cartApi.endpoints.addToCart
  | typeof cartApi.endpoints.changeCart
  | typeof wishlistApi.endpoints.toggleFavorite;

/** A write that succeeded, or may have: its response was lost. */
const sentBy = ({ matchFulfilled, matchRejected }: Write): Event => ({
  match: (action) =>
    matchFulfilled(action) || (matchRejected(action) && (!action.payload || isResponseLost(action.payload))),
});

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
  [
    'cartChanged',
    sentBy(cartApi.endpoints.addToCart),
    sentBy(cartApi.endpoints.changeCart),
    appliedLate,
    orderPlaced,
  ],
  ['wishlistChanged', sentBy(wishlistApi.endpoints.toggleFavorite)],
  ['ordersChanged', orderPlaced, paymentReturned],
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

/** Keeps session, cart, wishlist and language of all open tabs in sync (R28). */
export function* tabsSaga() {
  const { tabs, incoming } = yield* call(openTabs);
  for (const [message, ...events] of broadcasts) {
    yield* takeEvery(
      (action: unknown) => events.some((event) => event.match(action)),
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
