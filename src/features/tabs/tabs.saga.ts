import { eventChannel } from 'redux-saga';
import { call, fork, takeEvery } from 'typed-redux-saga';
import { cartApi, sessionApi, wishlistApi } from '@/api';
import { orderPlaced } from '@/features/checkout';
import { languageChosen } from '@/features/locale';
import { paymentReturned } from '@/features/payment';
import type { SessionEnd } from '@/core/session';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { TabMessage } from '@/shared/adapters';
import { onReturn, openTabChannel } from '@/shared/adapters';
import { lazily } from '@/shared/saga';
import type { Incoming } from './followTab.saga';

type Event = { match(action: unknown): boolean };

const ended = (...ends: SessionEnd[]): Event => ({
  match: (action) => sessionEnded.match(action) && ends.includes(action.payload),
});

/** What each event of this tab tells the others. An end that was followed from another tab is told by that one. */
const news: readonly (readonly [TabMessage, ...Event[]])[] = [
  ['sessionChanged', sessionStarted, ended('expired', 'refused')],
  // At once: a call that the server refuses in the meantime would tell the other tabs of a session that expired.
  ['loggedOut', { match: sessionApi.endpoints.logout.matchPending }, ended('loggedOut')],
  [
    'cartChanged',
    { match: cartApi.endpoints.addToCart.matchFulfilled },
    { match: cartApi.endpoints.changeCart.matchFulfilled },
    orderPlaced,
  ],
  ['wishlistChanged', { match: wishlistApi.endpoints.toggleFavorite.matchFulfilled }],
  ['ordersChanged', orderPlaced, paymentReturned],
  ['localeChanged', languageChosen],
];

const follow = lazily(() => import('./followTab.saga').then((file) => file.followTab));

/** Messages of other tabs, and the return to this one, which may have missed some. */
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
  return { tabs, heard: incoming };
};

/** Every open tab shows the same session, cart, wishlist and language: they tell each other to ask again (R28). */
export function* tabsSaga() {
  const { tabs, heard: incoming } = yield* call(openTabs);
  for (const [message, ...events] of news) {
    yield* takeEvery(
      (action: unknown) => events.some((event) => event.match(action)),
      () => tabs.notify(message),
    );
  }
  yield* fork(function* () {
    try {
      // At once, for a channel keeps nothing: what came while another message was followed would be lost.
      yield* call(function* () {
        yield* takeEvery(incoming, follow);
      });
    } finally {
      incoming.close();
    }
  });
}
