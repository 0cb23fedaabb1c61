import type { StoreEnhancer } from '@reduxjs/toolkit';
import { compose } from 'redux';
import { scanLater } from './secrets';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** State of the DevTools, which list the state after each row; the earlier ones have been collected. */
const latestState = (state: object): unknown =>
  'computedStates' in state && Array.isArray(state.computedStates) ? state.computedStates.at(-1) : state;

/**
 * Innermost enhancer, like DevTools: collects every action and the state after it for the scan for secrets.
 */
export const rowWatch: StoreEnhancer = (createStore) => (reducer, preloadedState) =>
  createStore((state, action) => {
    const next = reducer(state, action);
    scanLater(`row ${action.type}`, action);
    scanLater(`state after ${action.type}`, latestState(next as object));
    return next;
  }, preloadedState);

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, rowWatch);
