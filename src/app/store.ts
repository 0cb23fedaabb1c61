import type { Middleware } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, restored } from '@/api';
import { networkReturned } from '@/features/connection';
import { onReconnect } from '@/shared/adapters';
import { report } from '@/shared/report';
import { keepHistory } from './keepHistory';
import { keepStored } from './persistence/keepStored';
import { readStored } from './persistence/readStored';
import type { Qa } from './qa/createQa';
import { createVisitReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** How many rows QA's timeline keeps. */
const MAX_ROWS = 500;

/** Stands where a visit without DevTools has nothing to do; a new one for each place, for none may stand in two. */
const passOn = (): Middleware => () => (next) => next;

/** The shop without pixels: store, stories, and QA's timeline where there are DevTools. `stop` ends all of it. */
export function createShop(timeline: Qa | null) {
  const sagas = createSagaMiddleware({
    onError: (problem) => report('root saga', problem),
    ...(timeline && { sagaMonitor: timeline.sagaMonitor }),
  });
  const visitReducer = createVisitReducer();
  const reducer = timeline?.reads(visitReducer) ?? visitReducer;
  const configured = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 250 }, serializableCheck: { warnAfter: 250 } })
        .prepend(timeline?.gate ?? passOn())
        .concat(api.middleware, sagas, timeline?.recorder ?? passOn()),
    devTools: { name: 'Storefront', maxAge: MAX_ROWS },
  });
  const store = timeline?.attach(configured) ?? configured;
  const stopHistory = keepHistory(store);
  const stopHearing = onReconnect(() => store.dispatch(networkReturned()));
  /** First what an earlier visit left, then the stories; the page is painted when this is done. */
  const start = async () => {
    store.dispatch(restored(await readStored()));
    return { root: sagas.run(rootSaga), kept: keepStored(store) };
  };
  const ready = start();
  return {
    store,
    timeline,
    ready,
    async stop() {
      const { root, kept } = await ready;
      root.cancel();
      stopHistory();
      stopHearing();
      await kept.stop();
      store.dispatch(api.util.resetApiState());
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
