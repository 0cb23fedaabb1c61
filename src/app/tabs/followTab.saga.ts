import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { api, subscribedQueries, storedLocale } from '@/api';
import { RESPONSE_LIFETIME } from '@/domain/timing';
import { cartOutdated } from '@/features/cart';
import { messagesReadElsewhere } from '@/features/chat';
import { returnedAfterAbsence } from '@/core/connection';
import { localeFollowed, selectRequestedLocale } from '@/features/locale';
import {
  syncSessionFromStorage,
  selectIsSignedIn,
  selectIsUserRequested,
  sessionEnded,
} from '@/core/session';
import { selectLanguages } from '@/core/settings';
import { favoritesOutdated } from '@/features/wishlist';
import type { TabMessage } from '@/shared/adapters';
import { clock, isSessionReplaced, wait } from '@/shared/adapters';
import { followChoices } from './followChoices.saga';

/**
 * A logout applies to the whole browser. A frozen tab receives its message late: the token of a login since
 * then is in the storage, or its user is being requested, and is not removed with the session.
 */
function* followLogout(): SagaGenerator<void> {
  const isReplaced = (yield* call(isSessionReplaced)) || (yield* select(selectIsUserRequested));
  if (yield* select(selectIsSignedIn))
    yield* put(sessionEnded(isReplaced ? 'replaced' : 'loggedOutElsewhere'));
  yield* call(syncSessionFromStorage);
}

function* followLocale(): SagaGenerator<void> {
  const locale = storedLocale();
  const languages = yield* select(selectLanguages);
  const language = languages.find(({ name }) => name === locale);
  const current = yield* select(selectRequestedLocale);
  if (language && language.name !== current)
    yield* put(localeFollowed({ locale: language.name, direction: language.direction }));
}

/**
 * "A tab that was long away asks again" (architecture §2): refetches only if a cached response has expired.
 */
function* renewOld(): SagaGenerator<void> {
  const shown = yield* subscribedQueries();
  const oldest = clock.now() - RESPONSE_LIFETIME;
  if (!shown.some(({ fulfilledTimeStamp: at }) => at !== undefined && at < oldest)) return;
  yield* put(returnedAfterAbsence());
  // The cart is refetched by its own saga.
  yield* put(cartOutdated('longAway'));
}

/** Storage of another tab may be visible only some time after that tab's message; in milliseconds. */
const STORAGE_DELAY = 300;

function* followSession(): SagaGenerator<void> {
  yield* call(syncSessionFromStorage);
  yield* call(wait, STORAGE_DELAY);
  yield* call(syncSessionFromStorage);
}

/** Tags of what is only refetched. */
const CHANGED = {
  ordersChanged: 'Orders',
  addressesChanged: 'Addresses',
  vouchersChanged: 'Vouchers',
} as const;

/** Messages of other tabs, and the shopper's return to this tab. */
export type Incoming = TabMessage | 'returned';

/**
 * Handles a message of another tab. Messages carry no data: the storage is read, or the server is queried
 * again.
 */
export function* followTab(message: Incoming): SagaGenerator<void> {
  switch (message) {
    case 'sessionChanged':
      return yield* call(followSession);
    case 'loggedOut':
      return yield* call(followLogout);
    case 'localeChanged':
      return yield* call(followLocale);
    case 'choicesChanged':
      yield* call(wait, STORAGE_DELAY);
      return yield* call(followChoices);
    case 'returned':
      yield* call(syncSessionFromStorage);
      yield* call(followLocale);
      return yield* call(renewOld);
    case 'cartChanged':
      yield* put(cartOutdated('otherTab'));
      return;
    case 'messagesRead':
      yield* put(messagesReadElsewhere());
      return;
    case 'ordersChanged':
    case 'addressesChanged':
    case 'vouchersChanged':
      yield* put(api.util.invalidateTags([CHANGED[message]]));
      return;
    case 'wishlistChanged':
      yield* put(favoritesOutdated());
      yield* put(api.util.invalidateTags(['Favorites', 'PerUser']));
  }
}
