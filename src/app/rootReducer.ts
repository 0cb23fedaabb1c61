import { combineReducers } from '@reduxjs/toolkit';
import type { Action, Reducer } from '@reduxjs/toolkit';
import { api, PRIVATE_ENDPOINTS } from '@/api';
import { accessSlice } from '@/features/access';
import { cartSlice } from '@/features/cart';
import { checkoutSlice } from '@/features/checkout';
import { localeSlice } from '@/features/locale';
import { navigationSlice } from '@/features/navigation';
import { noticesSlice } from '@/features/notices';
import { overlaysSlice } from '@/features/overlays';
import { sessionEnded, sessionSlice } from '@/features/session';
import { wishlistSlice } from '@/features/wishlist';

type Cache = ReturnType<typeof api.reducer>;

/** The cache forgets all that belongs to the user at the moment the session ends (architecture §2, "Session"). */
const forgetfulCache: Reducer<Cache, Action> = (cache, action) => {
  const next = api.reducer(cache, action);
  if (!sessionEnded.match(action)) return next;
  const kept = Object.entries(next.queries).filter(
    ([, entry]) => !PRIVATE_ENDPOINTS.has(entry?.endpointName ?? ''),
  );
  return { ...next, queries: Object.fromEntries(kept), mutations: {} };
};

export const rootReducer = combineReducers({
  access: accessSlice.reducer,
  api: forgetfulCache,
  cart: cartSlice.reducer,
  checkout: checkoutSlice.reducer,
  locale: localeSlice.reducer,
  navigation: navigationSlice.reducer,
  notices: noticesSlice.reducer,
  overlays: overlaysSlice.reducer,
  session: sessionSlice.reducer,
  wishlist: wishlistSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
