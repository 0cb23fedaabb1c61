import type { Middleware, PayloadAction } from '@reduxjs/toolkit';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { median } from './times';

const ROUNDS = 40;
const DISPATCHES = 20_000;

const overlays = createSlice({
  name: 'overlays',
  initialState: { stack: [] as string[] },
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<string>) => {
      state.stack = [payload];
    },
    overlayClosed: (state) => {
      state.stack = [];
    },
  },
});
const { overlayOpened, overlayClosed } = overlays.actions;

/** As in `src/app/store.ts`, where there are no DevTools. */
const passOn: Middleware = () => (next) => next;

const storeWith = (places: Middleware[]) =>
  configureStore({
    reducer: { overlays: overlays.reducer },
    middleware: (defaults) =>
      defaults()
        .prepend(...places)
        .concat(createSagaMiddleware(), ...places),
    devTools: false,
  });

type Store = ReturnType<typeof storeWith>;

/** Microseconds for a dispatch, the mean of a round. */
function round({ dispatch }: Store): number {
  const started = performance.now();
  for (let count = 0; count < DISPATCHES; count += 2) {
    dispatch(overlayOpened('login'));
    dispatch(overlayClosed());
  }
  return ((performance.now() - started) / DISPATCHES) * 1000;
}

/**
 * What a dispatch takes in a visit without DevTools, where gate and recorder are two places that pass on, and in a store
 * without these places; round about, so that the machine's moods fall on both. Microseconds, medians of rounds.
 */
export function dispatchTimes(): { shop: number; bare: number } {
  const stores = { shop: storeWith([passOn]), bare: storeWith([]) };
  const times = { shop: [] as number[], bare: [] as number[] };
  for (let count = 0; count < ROUNDS; count += 1) {
    const order = count % 2 === 0 ? (['shop', 'bare'] as const) : (['bare', 'shop'] as const);
    for (const name of order) times[name].push(round(stores[name]));
  }
  return { shop: median(times.shop), bare: median(times.bare) };
}
