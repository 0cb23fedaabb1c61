import type { Middleware } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import type { FirstCalls } from '@/api';
import { api, rehydrated } from '@/api';
import { networkReturned } from '@/core/connection';
import { onOnline } from '@/shared/adapters';
import { report } from '@/shared/report';
import { overlays } from './overlays';
import { syncHistory } from './syncHistory';
import { readPersistedText, rehydrate } from './persistence/rehydrate';
import type { Qa } from './qa/createQa';
import { createVisitReducer } from './rootReducer';
import type { Background } from './sagaGate';
import { createSagaGate, loadBackground } from './sagaGate';
import { startLater } from './startLater';

/** Creates a no-op middleware, used without QA tools. One per position: configureStore rejects duplicates. */
const noopMiddleware = (): Middleware => () => (next) => next;

/**
 * Creates the app without UI: store, sagas and, with DevTools, the QA timeline. `stop` disposes all of it.
 */
export function createShop(timeline: Qa | null) {
  const sagas = createSagaGate(timeline?.sagaMonitor);
  const visitReducer = createVisitReducer();
  const reducer = timeline?.reads(visitReducer) ?? visitReducer;
  const configured = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 250 }, serializableCheck: { warnAfter: 250 } })
        .prepend(timeline?.gate ?? noopMiddleware())
        .concat(api.middleware, sagas.middleware, timeline?.recorder ?? noopMiddleware()),
    ...timeline?.storeOptions,
  });
  const store = timeline?.attach(configured) ?? configured;
  const stopHistory = syncHistory(store);
  const unsubscribe = onOnline(() => store.dispatch(networkReturned()));
  const found = readPersistedText();
  let persistence: ReturnType<Background['persistState']> | undefined;
  const startBackground = (background: Background, firstCalls: FirstCalls) => {
    sagas.run(background, { overlays, firstCalls });
    persistence = background.persistState(store, found);
  };
  /**
   * Rehydrates the persisted state, for which the first render waits. The sagas start later, but not with a
   * timeline, in which all visits have the same order of rows.
   */
  const start = async () => {
    const loading = timeline && loadBackground();
    const persisted = await rehydrate();
    // Without its sagas a page can still be shown; `startLater` loads them once more.
    const background = await loading?.catch((problem: unknown) => report('sagas not loaded', problem));
    store.dispatch(rehydrated(persisted));
    if (background) startBackground(background, new Map());
    else startLater(store, startBackground);
  };
  const ready = start();
  return {
    store,
    timeline,
    ready,
    async stop() {
      await ready;
      sagas.stop();
      stopHistory();
      unsubscribe();
      await persistence?.stop();
      store.dispatch(api.util.resetApiState());
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
