import type { Action, Dispatch, Middleware, Reducer, Store } from '@reduxjs/toolkit';
import { clock, present } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import { createCauses, withCause } from './causes';
import { readsEndpointNames, rowFor } from './endpointNames';
import { createGate } from './gate';
import type { LiftedState, LiftedStore } from './lifted';
import { liftedStoreOf, shownState } from './lifted';

/** Where QA looks: the row and how many there are, both from 1; null at the present. */
export interface LookedAt {
  row: number;
  rows: number;
}

/** A row as it was recorded, with the states before and after it. */
export interface ToldRow extends Origin {
  /** As it was dispatched. */
  told: Action;
  /** As it stands in the timeline, with its cause. */
  action: Action;
  cause: Cause;
  /** Milliseconds since 1970. */
  at: number;
  before: unknown;
  after: unknown;
  /** Grows from row to row; one that was told while another was being told is heard before that one. */
  order: number;
}

export interface Timeline {
  /** First middleware. */
  gate: Middleware;
  /** Last middleware. */
  recorder: Middleware;
  /** Follows the stories, so that rows know their cause. */
  sagaMonitor: ReturnType<typeof createCauses>['sagaMonitor'];
  /** The root reducer as the timeline replays it. */
  reads<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P>;
  /** Watches the DevTools of the finished store, and answers the store to be used. */
  attach<S extends Store>(store: S): S;
  subscribe: (listener: () => void) => () => void;
  lookedAt: () => LookedAt | null;
  /** The number of the row that the page shows; null without DevTools. */
  rowShown: () => number | null;
  /** Hears every row right after it was recorded; answers the function that stops it. */
  hearRows: (hear: (told: ToldRow) => void) => () => void;
  /** Whatever is dispatched meanwhile was led to by this row. */
  because: <Result>(origin: Origin, run: () => Result) => Result;
  /** Shows other rows over another start in the place of this visit; false without DevTools. */
  show: (rows: readonly Action[], start: unknown) => boolean;
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
  let throughGate: Dispatch | null = null;
  /** Counts as the DevTools do, where there are none; their first row is the store's own. */
  let count = 0;
  const causes = createCauses();
  const hearers = new Set<(told: ToldRow) => void>();
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
    // Rows that are committed at now stay so.
    if (isNow) nowLifted = state;
    looked = isNow ? null : { row: state.currentStateIndex + 1, rows: state.stagedActionIds.length };
    if (isNow && present.isLeft()) present.comeBack();
    else if (!isNow) present.leave();
    for (const listener of listeners) listener();
  };

  return {
    gate: createGate(causes, (dispatch) => {
      throughGate = dispatch;
    }),
    sagaMonitor: causes.sagaMonitor,
    reads: readsEndpointNames,
    recorder: (store) => (next) => (action) => {
      const told = action as Action;
      const row = rowFor(told);
      if (!row) return action;
      const cause = causes.causeOf(told);
      count += 1;
      const order = count;
      const origin = { row: lifted?.getState().nextActionId ?? count, type: row.type };
      causes.recorded(told, origin);
      const before: unknown = store.getState();
      const withReason = withCause(row, cause);
      depth += 1;
      try {
        next(withReason);
      } finally {
        depth -= 1;
        if (depth === 0) remember(store);
      }
      const after: unknown = store.getState();
      for (const hear of hearers)
        hear({ ...origin, told, action: withReason, cause, at: clock.now(), before, after, order });
      return action;
    },
    attach(store) {
      lifted = liftedStoreOf(store);
      remember(store);
      lifted?.subscribe(() => watch(store));
      // While it is locked the extension lets nothing through its own dispatch, not even the thunks that hooks wait for.
      return throughGate ? { ...store, dispatch: throughGate } : store;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookedAt: () => looked,
    rowShown() {
      const state = lifted?.getState();
      return state?.stagedActionIds[state.currentStateIndex] ?? null;
    },
    hearRows(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    because: causes.because,
    show(rows, start) {
      if (!lifted) return false;
      lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: rows, preloadedState: start });
      return true;
    },
    backToNow() {
      // An import leaves the lock as it is.
      if (lifted?.getState().isLocked) lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
      lifted?.dispatch({ type: 'IMPORT_STATE', nextLiftedState: nowLifted, noRecompute: true });
    },
  };
}
