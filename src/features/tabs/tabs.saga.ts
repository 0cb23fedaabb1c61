import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { api, cartApi, LOCALE_KEY, wishlistApi } from '@/api';
import { cartOutdated } from '@/features/cart';
import { orderPlaced } from '@/features/checkout';
import { languageChosen, localeFollowed, selectWantedLocale } from '@/features/locale';
import { recoverUser, selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { selectLanguages } from '@/features/settings';
import type { TabChannel, TabMessage } from '@/shared/adapters';
import { openTabChannel, restoreSession, storage } from '@/shared/adapters';

/** What each event of this tab tells the others. */
const news: readonly (readonly [TabMessage, ...{ match(action: unknown): boolean }[]])[] = [
  [
    'sessionChanged',
    sessionStarted,
    { match: (action) => sessionEnded.match(action) && action.payload !== 'elsewhere' },
  ],
  [
    'cartChanged',
    { match: cartApi.endpoints.addToCart.matchFulfilled },
    { match: cartApi.endpoints.changeCart.matchFulfilled },
    orderPlaced,
  ],
  ['wishlistChanged', { match: wishlistApi.endpoints.toggleFavourite.matchFulfilled }],
  ['localeChanged', languageChosen],
];

function* followSession(): SagaGenerator<void> {
  const hasToken = yield* call(restoreSession);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (isSignedIn && !hasToken) yield* put(sessionEnded('elsewhere'));
  if (!isSignedIn && hasToken) yield* call(recoverUser);
}

function* followLocale(): SagaGenerator<void> {
  const locale = storage.read(LOCALE_KEY);
  const languages = yield* select(selectLanguages);
  const language = languages.find(({ name }) => name === locale);
  const current = yield* select(selectWantedLocale);
  if (language && language.name !== current)
    yield* put(localeFollowed({ locale: language.name, direction: language.direction }));
}

function* follow(message: TabMessage): SagaGenerator<void> {
  switch (message) {
    case 'sessionChanged':
      return yield* call(followSession);
    case 'localeChanged':
      return yield* call(followLocale);
    case 'cartChanged':
      yield* put(cartOutdated('otherTab'));
      return;
    case 'wishlistChanged':
      yield* put(api.util.invalidateTags(['Favourites', 'PerUser']));
  }
}

/** Every open tab shows the same session, cart, wishlist and language: they tell each other to ask again (contract §10). */
export function* tabsSaga() {
  let tabs: TabChannel | null = null;
  const messages = yield* call(() =>
    eventChannel<TabMessage>((emit) => {
      tabs = openTabChannel(emit);
      return () => tabs?.close();
    }),
  );
  for (const [message, ...events] of news) {
    yield* takeEvery(
      (action: unknown) => events.some((event) => event.match(action)),
      () => tabs?.tell(message),
    );
  }
  yield* fork(function* () {
    try {
      while (true) yield* call(follow, yield* take(messages));
    } finally {
      messages.close();
    }
  });
}
