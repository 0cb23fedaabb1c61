import { instrument } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';

/** The DevTools as the extension sits in a browser; import this before the store. */
type Compose = (...enhancers: ((arg: unknown) => unknown)[]) => unknown;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  (): Compose =>
  (...enhancers) =>
    compose(...enhancers, instrument(undefined, { maxAge: 5000 }) as (arg: unknown) => unknown);
