import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { api, LOCALE_KEY } from '@/api';
import { cartOutdated } from '@/features/cart';
import { localeFollowed, selectWantedLocale } from '@/features/locale';
import { followStoredSession, selectIsSignedIn, sessionEnded } from '@/features/session';
import { selectLanguages } from '@/features/settings';
import { heartsOutdated } from '@/features/wishlist';
import type { TabMessage } from '@/shared/adapters';
import { storage } from '@/shared/adapters';

/** Whoever logged out meant the whole browser; whoever has signed in since then is found in the storage. */
function* followLogout(): SagaGenerator<void> {
  if (yield* select(selectIsSignedIn)) yield* put(sessionEnded('loggedOutElsewhere'));
  yield* call(followStoredSession);
}

function* followLocale(): SagaGenerator<void> {
  const locale = storage.read(LOCALE_KEY);
  const languages = yield* select(selectLanguages);
  const language = languages.find(({ name }) => name === locale);
  const current = yield* select(selectWantedLocale);
  if (language && language.name !== current)
    yield* put(localeFollowed({ locale: language.name, direction: language.direction }));
}

/** Does here what another tab told of: nothing is taken over, everything is looked up or asked again. */
export function* followTab(message: TabMessage): SagaGenerator<void> {
  switch (message) {
    case 'sessionChanged':
      return yield* call(followStoredSession);
    case 'loggedOut':
      return yield* call(followLogout);
    case 'localeChanged':
      return yield* call(followLocale);
    case 'cartChanged':
      yield* put(cartOutdated('otherTab'));
      return;
    case 'wishlistChanged':
      yield* put(heartsOutdated());
      yield* put(api.util.invalidateTags(['Favourites', 'PerUser']));
  }
}
