import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { createPersistoid } from 'redux-persist';
import { timeTravel, sessionMark } from '@/shared/adapters';
import type { RootState } from '../rootReducer';
import { isPersisted } from './persistedEndpoints';
import { PERSIST_MARK, persistenceConfig } from './persistence.config';
import { createSharedStorage } from './sharedStorage';

type Entry = NonNullable<RootState['api']['queries'][string]>;

/**
 * A cache entry with its latest data as fulfilled, also during a refetch or after a failed one; null without
 * data.
 */
const toFulfilled = weakMapMemoize((entry: Entry): Entry | null => {
  if (entry.status === QueryStatus.fulfilled) return entry;
  const { error: _error, ...rest } = entry;
  return entry.data === undefined ? null : ({ ...rest, status: QueryStatus.fulfilled } as Entry);
});

const selectPersistedCache = createSelector(
  (state: RootState) => state.api.queries,
  (queries) =>
    Object.fromEntries(
      Object.entries(queries).flatMap(([key, entry]) => {
        const fulfilled = entry && isPersisted(entry.endpointName) && toFulfilled(entry);
        return fulfilled ? [[key, fulfilled]] : [];
      }),
    ),
  // Other entries change all the time; the result keeps its identity while the persisted entries are the
  // same.
  { memoizeOptions: { resultEqualityCheck: sameEntries } },
);

function sameEntries(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const selectPersistedCart = createSelector(
  (state: RootState) => state.cart.selectedShopIds,
  (state: RootState) => state.cart.lineOrder,
  (selectedShopIds, lineOrder) => ({ selectedShopIds, ...(lineOrder && { lineOrder }) }),
);

/** The active shop of the chat panel, with the page that the panel is open on. */
const selectPersistedChat = createSelector(
  (state: RootState) => state.overlays.stack.find((overlay) => overlay.name === 'chat'),
  (state: RootState) => state.navigation.location.pathname,
  (panel, pathname) => (panel ? { activeShop: panel.shop, pathname } : null),
);

interface Store {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
}

/**
 * Persists the selected state on every change; returns functions to flush and to stop. `found` is the stored
 * text of which the state was rehydrated.
 */
export function persistState(store: Store, found: string | null) {
  const storage = createSharedStorage(found);
  const persistoid = createPersistoid({ ...persistenceConfig, storage, throttle: 0 });
  const persist = () => {
    if (timeTravel.isActive()) return;
    const state = store.getState();
    // The token is that of another user, perhaps: the state would be stored as theirs.
    if (state.session.isPending && state.session.user) return;
    persistoid.update({
      session: state.session,
      locale: state.locale,
      appearance: state.appearance,
      cart: selectPersistedCart(state),
      chat: selectPersistedChat(state),
      checkout: state.checkout,
      otp: state.otp,
      search: state.search,
      cache: selectPersistedCache(state),
      owner: sessionMark(),
      _persist: PERSIST_MARK,
    });
  };
  // The sagas may start after the first changes.
  persist();
  const stop = store.subscribe(persist);
  const flush = () => persistoid.flush();
  // Writes the latest state before a reload.
  const flushOnHide = () => void flush();
  window.addEventListener('pagehide', flushOnHide);
  return {
    flush,
    /** Writes pending changes and ignores later ones. */
    async stop() {
      stop();
      window.removeEventListener('pagehide', flushOnHide);
      await flush();
    },
  };
}
