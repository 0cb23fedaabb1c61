import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '@/api';
import { readsEndpointNames, timelineRecorder } from '@/features/timeline';
import { report } from '@/shared/report';
import { keepHistory } from './keepHistory';
import { keepStored } from './persistence/keepStored';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** The shop without pixels: store and stories. `stop` ends all of it. */
export function createShop() {
  const sagas = createSagaMiddleware({ onError: (problem) => report('root saga', problem) });
  const store = configureStore({
    reducer: readsEndpointNames(rootReducer),
    middleware: (defaults) =>
      defaults({ serializableCheck: process.env.NODE_ENV !== 'production' }).concat(
        api.middleware,
        sagas,
        timelineRecorder,
      ),
    devTools: { name: 'Storefront', maxAge: 500 },
  });
  const stopHistory = keepHistory(store);
  const root = sagas.run(rootSaga);
  const kept = keepStored(store);
  return {
    store,
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
