import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from './api';
import { cart, rootSaga } from './cart';

export function createFloorStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, cart: cart.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, saga),
  });
  saga.run(rootSaga);
  return store;
}

export type FloorState = ReturnType<ReturnType<typeof createFloorStore>['getState']>;
