import type { Middleware } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, rehydrated } from '@/api';
import { networkReturned } from '@/core/connection';
import type { OverlayContext } from '@/core/overlays';
import { onReconnect } from '@/shared/adapters';
import { report } from '@/shared/report';
import { overlays } from './overlays';
import { syncHistory } from './syncHistory';
import { persistState } from './persistence/persistState';
import { rehydrate } from './persistence/rehydrate';
import type { Qa } from './qa/createQa';
import { createVisitReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** Creates a no-op middleware, used without QA tools. One per position: configureStore rejects duplicates. */
const noopMiddleware = (): Middleware => () => (next) => next;

/**
 * Creates the app without UI: store, sagas and, with DevTools, the QA timeline. `stop` disposes all of it.
 */
export function createShop(timeline: Qa | null) {
  const sagas = createSagaMiddleware<OverlayContext>({
    context: { overlays },
    onError: (problem) => report('root saga', problem),
    ...(timeline && { sagaMonitor: timeline.sagaMonitor }),
  });
  const visitReducer = createVisitReducer();
  const reducer = timeline?.reads(visitReducer) ?? visitReducer;
  const configured = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 250 }, serializableCheck: { warnAfter: 250 } })
        .prepend(timeline?.gate ?? noopMiddleware())
        .concat(api.middleware, sagas, timeline?.recorder ?? noopMiddleware()),
    devTools: timeline?.devTools ?? false,
  });
  const store = timeline?.attach(configured) ?? configured;
  const stopHistory = syncHistory(store);
  const unsubscribe = onReconnect(() => store.dispatch(networkReturned()));
  /** Rehydrates the persisted state, then starts the sagas; the first paint waits for this. */
  const start = async () => {
    store.dispatch(rehydrated(await rehydrate()));
    return { root: sagas.run(rootSaga), persistence: persistState(store) };
  };
  const ready = start();
  return {
    store,
    timeline,
    ready,
    async stop() {
      const { root, persistence } = await ready;
      root.cancel();
      stopHistory();
      unsubscribe();
      await persistence.stop();
      store.dispatch(api.util.resetApiState());
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
