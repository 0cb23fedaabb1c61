import { instrument } from '@redux-devtools/instrument';

type Enhancer = (createStore: unknown) => unknown;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** The DevTools as the extension sits in a browser. To be imported first: the toolkit looks for them when it loads. */
const devTools = instrument(undefined, { maxAge: 5000 }) as Enhancer;

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: Enhancer[]): Enhancer =>
  (createStore) =>
    [...enhancers, devTools].reduceRight((inner, enhancer) => enhancer(inner), createStore);
