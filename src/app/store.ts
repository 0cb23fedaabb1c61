import type { Reducer } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, restored } from '@/api';
import { createTimeline, readsEndpointNames } from '@/features/timeline';
import { report } from '@/shared/report';
import { keepHistory } from './keepHistory';
import { keepStored } from './persistence/keepStored';
import { readStored } from './persistence/readStored';
import type { RootState } from './rootReducer';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** How many rows QA's timeline keeps. */
const MAX_ROWS = 500;

/** The shop without pixels: store, stories, timeline. `stop` ends all of it. */
export function createShop() {
  const sagas = createSagaMiddleware({ onError: (problem) => report('root saga', problem) });
  const timeline = createTimeline();
  const reducer: Reducer<RootState> = readsEndpointNames(rootReducer);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 250 }, serializableCheck: { warnAfter: 250 } })
        .prepend(timeline.gate)
        .concat(api.middleware, sagas, timeline.recorder),
    devTools: { name: 'Storefront', maxAge: MAX_ROWS },
  });
  timeline.attach(store);
  const stopHistory = keepHistory(store);
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
      await kept.stop();
      store.dispatch(api.util.resetApiState());
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
