import type { StoreEnhancer } from '@reduxjs/toolkit';
import { compose } from 'redux';
import { scanLater } from './secrets';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/**
 * Innermost enhancer, like DevTools: collects every action and the state after it for the scan for secrets.
 */
export const rowWatch: StoreEnhancer = (createStore) => (reducer, preloadedState) =>
  createStore((state, action) => {
    const next = reducer(state, action);
    scanLater(`row ${action.type}`, action);
    scanLater(`state after ${action.type}`, next);
    return next;
  }, preloadedState);

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, rowWatch);
