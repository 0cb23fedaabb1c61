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

/** Same as the no-op middleware of `src/app/store.ts` without DevTools. */
const noopMiddleware: Middleware = () => (next) => next;

const storeWith = (middleware: Middleware[]) =>
  configureStore({
    reducer: { overlays: overlays.reducer },
    middleware: (defaults) =>
      defaults()
        .prepend(...middleware)
        .concat(createSagaMiddleware(), ...middleware),
    devTools: false,
  });

type Store = ReturnType<typeof storeWith>;

/** Returns the mean time per dispatch in microseconds. */
function round({ dispatch }: Store): number {
  const started = performance.now();
  for (let count = 0; count < DISPATCHES; count += 2) {
    dispatch(overlayOpened('login'));
    dispatch(overlayClosed());
  }
  return ((performance.now() - started) / DISPATCHES) * 1000;
}

/**
 * Median times per dispatch in microseconds: in a visit without DevTools, with no-op middleware for gate and
 * recorder, and in a store without this middleware. The rounds alternate, so that other load affects both
 * equally.
 */
export function dispatchTimes(): { shop: number; bare: number } {
  const stores = { shop: storeWith([noopMiddleware]), bare: storeWith([]) };
  const times = { shop: [] as number[], bare: [] as number[] };
  for (let count = 0; count < ROUNDS; count += 1) {
    const order = count % 2 === 0 ? (['shop', 'bare'] as const) : (['bare', 'shop'] as const);
    for (const name of order) times[name].push(round(stores[name]));
  }
  return { shop: median(times.shop), bare: median(times.bare) };
}
