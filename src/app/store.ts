import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '@/api';
import { createTimeline, readsEndpointNames } from '@/features/timeline';
import { report } from '@/shared/report';
import { keepHistory } from './keepHistory';
import { keepStored } from './persistence/keepStored';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** How many rows QA's timeline keeps. */
const MAX_ROWS = 500;

/** The shop without pixels: store, stories, timeline. `stop` ends all of it. */
export function createShop() {
  const sagas = createSagaMiddleware({ onError: (problem) => report('root saga', problem) });
  const timeline = createTimeline();
  const store = configureStore({
    reducer: readsEndpointNames(rootReducer),
    middleware: (defaults) =>
      defaults().prepend(timeline.gate).concat(api.middleware, sagas, timeline.recorder),
    devTools: { name: 'Storefront', maxAge: MAX_ROWS },
  });
  timeline.attach(store);
  const stopHistory = keepHistory(store);
  const root = sagas.run(rootSaga);
  const kept = keepStored(store);
  return {
    store,
    timeline,
    async stop() {
      root.cancel();
      stopHistory();
      kept.stop();
      store.dispatch(api.util.resetApiState());
      await root.toPromise().catch(() => undefined);
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
