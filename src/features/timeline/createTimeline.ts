import type { Action, Middleware, Store } from '@reduxjs/toolkit';
import { present } from '@/shared/adapters';
import { rowFor } from './endpointNames';
import { createGate } from './gate';
import type { LiftedState, LiftedStore } from './lifted';
import { liftedStoreOf, shownState } from './lifted';

/** Where QA looks: the row and how many there are, both from 1; null at the present. */
export interface LookedAt {
  row: number;
  rows: number;
}

export interface Timeline {
  gate: Middleware;
  recorder: Middleware;
  /** Watches the DevTools of the finished store, where there are any. */
  attach(store: Store): void;
  subscribe: (listener: () => void) => () => void;
  lookedAt: () => LookedAt | null;
  backToNow: () => void;
}

/**
 * Keeps the Redux DevTools' timeline true: it knows what our own last dispatch produced, and as soon as something else
 * is shown (jump, skip, sweep, reorder, import, reset, rollback, lock) the present is left until "Back to now".
 */
export function createTimeline(): Timeline {
  let lifted: LiftedStore | null = null;
  let depth = 0;
  let now: unknown = null;
  let nowLifted: LiftedState | null = null;
  let looked: LookedAt | null = null;
  const listeners = new Set<() => void>();

  const remember = (store: Pick<Store, 'getState'>) => {
    if (!lifted || present.isLeft()) return;
    now = store.getState();
    nowLifted = lifted.getState();
  };

  /** A row that somebody performed on the DevTools themselves, right behind ours, is taken as our own. */
  const isOneFurther = (state: LiftedState) =>
    nowLifted !== null &&
    state.nextActionId === nowLifted.nextActionId + 1 &&
    state.computedStates[state.currentStateIndex - 1]?.state === now;

  const watch = (store: Store) => {
    // React may dispatch inside the notification of a dispatch, before that one is remembered.
    if (!lifted || depth > 0) return;
    const state = lifted.getState();
    const isLast = state.currentStateIndex === state.stagedActionIds.length - 1;
    if (!state.isLocked && isLast && shownState(state) !== now && isOneFurther(state)) remember(store);
    const isNow = !state.isLocked && isLast && shownState(state) === now;
    looked = isNow ? null : { row: state.currentStateIndex + 1, rows: state.stagedActionIds.length };
    if (isNow && present.isLeft()) present.comeBack();
    else if (!isNow) present.leave();
    for (const listener of listeners) listener();
  };

  return {
    gate: createGate(),
    recorder: (store) => (next) => (action) => {
      const row = rowFor(action as Action);
      if (!row) return action;
      depth += 1;
      try {
        const result = next(row);
        return row === action ? result : action;
      } finally {
        depth -= 1;
        if (depth === 0) remember(store);
      }
    },
    attach(store) {
      lifted = liftedStoreOf(store);
      remember(store);
      lifted?.subscribe(() => watch(store));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookedAt: () => looked,
    backToNow() {
      // An import leaves the lock as it is.
      if (lifted?.getState().isLocked) lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
      lifted?.dispatch({ type: 'IMPORT_STATE', nextLiftedState: nowLifted, noRecompute: true });
    },
  };
}
