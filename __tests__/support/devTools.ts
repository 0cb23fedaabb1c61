import { instrument } from '@redux-devtools/instrument';
import { rowWatch } from './rowWatch';

type Enhancer = (createStore: unknown) => unknown;

/** The DevTools as the extension sits in a browser. To be imported first: the toolkit looks for them when it loads. */
const devTools = instrument(undefined, { maxAge: 5000 }) as Enhancer;

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: Enhancer[]): Enhancer =>
  (createStore) =>
    [...enhancers, devTools, rowWatch as unknown as Enhancer].reduceRight(
      (inner, enhancer) => enhancer(inner),
      createStore,
    );
