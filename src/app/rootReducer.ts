import { combineReducers } from '@reduxjs/toolkit';
import type { Action, Reducer } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, PRIVATE_ENDPOINTS } from '@/api';
import { accessSlice } from '@/features/access';
import { appearanceSlice } from '@/features/appearance';
import { cartSlice } from '@/features/cart';
import { chatSlice } from '@/features/chat';
import { checkoutSlice } from '@/features/checkout';
import { localeSlice } from '@/features/locale';
import { navigationSlice } from '@/core/navigation';
import { noticesSlice } from '@/core/notices';
import { otpSlice } from '@/features/otp';
import { createOverlaysSlice } from '@/core/overlays';
import { searchSlice } from '@/features/search';
import { isIntendedEnd, sessionEnded, sessionSlice } from '@/core/session';
import { wishlistSlice } from '@/features/wishlist';
import { writesSlice } from '@/core/writes';
import { cacheSwept } from './cacheSwept';
import { overlays } from './overlays';

type Cache = ReturnType<typeof api.reducer>;

type Entries = Cache['queries'];

const { removeQueryResult } = api.internalActions;
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

function withoutEntries(cache: Cache, isRemoved: (key: string, entry: Entries[string]) => boolean): Cache {
  const keys = Object.keys(cache.queries) as QueryCacheKey[];
  return keys
    .filter((key) => isRemoved(key, cache.queries[key]))
    .reduce((rest, queryCacheKey) => api.reducer(rest, removeQueryResult({ queryCacheKey })), cache);
}

/** A contact message that finds an expired session is sent again without it; its form awaits the outcome. */
const pendingMessages = (mutations: Cache['mutations']): Cache['mutations'] =>
  Object.fromEntries(
    Object.entries(mutations).filter(
      ([, call]) => call?.endpointName === 'sendContactMessage' && call.status === QueryStatus.pending,
    ),
  );

/** The api reducer, which also removes private entries when the session ends, and swept entries. */
const apiReducer: Reducer<Cache, Action> = (before, action) => {
  const cache = api.reducer(before, action);
  if (sessionEnded.match(action))
    return {
      ...withoutEntries(cache, (_key, entry) => PRIVATE_ENDPOINTS.has(entry?.endpointName ?? '')),
      mutations: isIntendedEnd(action.payload) ? {} : pendingMessages(cache.mutations),
    };
  if (cacheSwept.match(action)) return withoutEntries(cache, (key) => action.payload.includes(key));
  return cache;
};

const rootReducer = combineReducers({
  access: accessSlice.reducer,
  api: apiReducer,
  appearance: appearanceSlice.reducer,
  cart: cartSlice.reducer,
  chat: chatSlice.reducer,
  checkout: checkoutSlice.reducer,
  locale: localeSlice.reducer,
  navigation: navigationSlice.reducer,
  notices: noticesSlice.reducer,
  otp: otpSlice.reducer,
  overlays: createOverlaysSlice(overlays).reducer,
  search: searchSlice.reducer,
  session: sessionSlice.reducer,
  wishlist: wishlistSlice.reducer,
  writes: writesSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * Root reducer of one visit. Reads URL and language once, so that a replayed timeline starts from the initial
 * state of its visit rather than from the current page.
 */
export function createVisitReducer(): Reducer<RootState> {
  const beginning = {
    navigation: navigationSlice.getInitialState(),
    locale: localeSlice.getInitialState(),
  };
  return (state, action) => rootReducer(state ?? beginning, action);
}
