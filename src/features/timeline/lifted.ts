import type { Action, Store } from '@reduxjs/toolkit';

/** Used part of the DevTools' lifted state; the same in the extension and in `@redux-devtools/instrument`. */
export interface LiftedState {
  stagedActionIds: number[];
  currentStateIndex: number;
  nextActionId: number;
  isLocked?: boolean;
  computedStates: { state: unknown }[];
}

export interface LiftedStore {
  getState(): LiftedState;
  subscribe(listener: () => void): () => void;
  dispatch(action: Action & Record<string, unknown>): unknown;
}

/** The DevTools' lifted store; null without DevTools. */
export function liftedStoreOf(store: Store): LiftedStore | null {
  return (store as Store & { liftedStore?: LiftedStore }).liftedStore ?? null;
}

export function shownState({ computedStates, currentStateIndex }: LiftedState): unknown {
  return computedStates[currentStateIndex]?.state;
}
