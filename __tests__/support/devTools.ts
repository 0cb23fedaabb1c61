import { instrument } from '@redux-devtools/instrument';
import { rowWatch } from './rowWatch';

interface Instrumented {
  dispatch: (action: unknown) => unknown;
  liftedStore: { getState(): { isLocked?: boolean } };
}

type CreateStore = (...how: unknown[]) => Instrumented;
type Enhancer = (createStore: CreateStore) => CreateStore;

/**
 * Simulates the DevTools extension. Import this file first, because the toolkit detects DevTools when it
 * loads.
 */
const devTools = instrument(undefined, { maxAge: 6000 }) as unknown as Enhancer;

/** The extension's outermost enhancer: while locked, it blocks everything, even thunks. */
const lockable: Enhancer =
  (createStore) =>
  (...how) => {
    const store = createStore(...how);
    const dispatch = (action: unknown) =>
      store.liftedStore.getState().isLocked ? action : store.dispatch(action);
    return { ...store, dispatch };
  };

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: Enhancer[]): Enhancer =>
  (createStore) =>
    [lockable, ...enhancers, devTools, rowWatch as unknown as Enhancer].reduceRight(
      (inner, enhancer) => enhancer(inner),
      createStore,
    );
