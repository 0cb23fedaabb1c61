import type { Action, Dispatch, Middleware, Reducer, Store } from '@reduxjs/toolkit';
import { clock, timeTravel } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import { createCauses, withCause } from './causes';
import { readsEndpointNames, rowFor } from './endpointNames';
import { noteEnd, takeEnd } from './endOfPage';
import { createGate } from './gate';
import { watchIgnoredPresses } from './ignoredPresses';
import type { CheckRows } from './guardImports';
import { guardImports } from './guardImports';
import type { LiftedState, LiftedStore } from './lifted';
import { actionOf, hasSameRows, liftedStoreOf, shownRow, shownState } from './lifted';

/** Position during time travel. */
export interface TimeTravelPosition {
  /** Number of the displayed row; 0 before the first. */
  row: number;
  /** Number of the last row. */
  rows: number;
}

/** Recorded action with the states before and after it. */
export interface RecordedAction extends Origin {
  /** The dispatched action. */
  recorded: Action;
  /** The action as shown in the timeline, with endpoint name and cause. */
  action: Action;
  cause: Cause;
  /** Unix time in milliseconds. */
  at: number;
  before: unknown;
  after: unknown;
  /** Increasing number in dispatch order. Subscribers receive a nested dispatch before its outer one. */
  order: number;
}

export interface Timeline {
  /** First middleware. */
  gate: Middleware;
  /** Last middleware. */
  recorder: Middleware;
  /** Tracks saga effects, to determine the cause of rows. */
  sagaMonitor: ReturnType<typeof createCauses>['sagaMonitor'];
  /** Wraps the root reducer so that it accepts rows named by endpoint. */
  reads<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P>;
  /** Subscribes to the DevTools of the store; returns the store to use. */
  attach<S extends Store>(store: S): S;
  subscribe: (listener: () => void) => () => void;
  position: () => TimeTravelPosition | null;
  /** Number of the displayed row, -1 for one of another visit; null without DevTools. */
  rowShown: () => number | null;
  /** Calls the listener after each recorded row; returns the unsubscribe function. */
  subscribeToRows: (listener: (recorded: RecordedAction) => void) => () => void;
  /** Attributes all dispatches inside `run` to this row. */
  because: <Result>(origin: Origin, run: () => Result) => Result;
  /** Replaces the displayed timeline by other rows and initial state; returns false without DevTools. */
  show: (rows: readonly Action[], start: unknown) => boolean;
  /** Checks imports of the DevTools from then on; until `load` resolves, they wait. Call after `attach`. */
  checkImports: (load: () => Promise<CheckRows>) => void;
  /** Whether an earlier load of this page ended during time travel; false after "Back to now". */
  hasEnded: () => boolean;
  /** Why the last import was refused; null after "Back to now". */
  refusal: () => string | null;
  backToNow: () => void;
}

/**
 * Detects time travel in the Redux DevTools: remembers the state after our last dispatch, and as soon as
 * another state is displayed (jump, skip, sweep, reorder, import, reset, rollback, lock), time travel is
 * active until "Back to now".
 */
export function createTimeline(): Timeline {
  let lifted: LiftedStore | null = null;
  let depth = 0;
  let now: unknown = null;
  let nowLifted: LiftedState | null = null;
  let position: TimeTravelPosition | null = null;
  let refusal: string | null = null;
  let ended = takeEnd();
  noteEnd(() => position !== null);
  let importUnchecked: LiftedStore['dispatch'] | null = null;
  let throughGate: Dispatch | null = null;
  /** Number of the last row. Rows begin at 1 as in the DevTools, whose row 0 is the store's init action. */
  let count = 0;
  /** Numbers of this visit's rows by their actions: after a commit the DevTools count from 1 again. */
  const numbers = new WeakMap<object, number>();
  const numberOf = (state: LiftedState, id: number) => numbers.get(actionOf(state, id));
  const causes = createCauses();
  const rowListeners = new Set<(recorded: RecordedAction) => void>();
  const listeners = new Set<() => void>();

  const numbered = (state: LiftedState, id: number) => numberOf(state, id) ?? id;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Imports wait for the first request: sagas that start during time travel would get no response. */
  let hasStarted = () => {};
  const started = new Promise<void>((resolve) => {
    hasStarted = resolve;
  });

  const remember = (store: Pick<Store, 'getState'>) => {
    if (!lifted || timeTravel.isActive()) return;
    now = store.getState();
    nowLifted = lifted.getState();
  };

  /** An action dispatched from the DevTools panel right after ours counts as live. */
  const isOneFurther = (state: LiftedState) =>
    nowLifted !== null &&
    state.nextActionId === nowLifted.nextActionId + 1 &&
    state.computedStates[state.currentStateIndex - 1]?.state === now;

  const returnToLive = () => {
    // An import does not release the lock.
    if (lifted?.getState().isLocked) lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
    lifted?.dispatch({ type: 'IMPORT_STATE', nextLiftedState: nowLifted, noRecompute: true });
  };

  const watch = (store: Store) => {
    // React may dispatch inside the notification of a dispatch, before that one is remembered.
    if (!lifted || depth > 0) return;
    const state = lifted.getState();
    const isLast = state.currentStateIndex === state.stagedActionIds.length - 1;
    if (!state.isLocked && isLast && shownState(state) !== now && isOneFurther(state)) remember(store);
    const isNow = !state.isLocked && isLast && shownState(state) === now;
    // Commits at the live state stay live.
    if (isNow) nowLifted = state;
    // The DevTools have computed the states again, so they differ by identity.
    if (!isNow && nowLifted && hasSameRows(state, nowLifted)) return returnToLive();
    position = isNow
      ? null
      : { row: numbered(state, shownRow(state)), rows: numbered(state, state.stagedActionIds.at(-1) ?? 0) };
    if (isNow && timeTravel.isActive()) timeTravel.end();
    else if (!isNow) timeTravel.start();
    notify();
  };

  return {
    gate: createGate(causes, (dispatch) => {
      throughGate = dispatch;
    }),
    sagaMonitor: causes.sagaMonitor,
    reads: readsEndpointNames,
    recorder: (store) => (next) => (action) => {
      const original = action as Action;
      const row = rowFor(original);
      if (!row) {
        causes.recorded(original, null);
        return action;
      }
      const cause = causes.causeOf(original, store.getState());
      count += 1;
      const order = count;
      const origin = { row: order, type: row.type };
      causes.recorded(original, origin);
      const before: unknown = store.getState();
      const withReason = withCause(row, cause);
      numbers.set(withReason, order);
      depth += 1;
      try {
        next(withReason);
      } finally {
        depth -= 1;
        if (depth === 0) remember(store);
      }
      if (row.type.endsWith('/pending')) hasStarted();
      const after: unknown = store.getState();
      for (const listener of rowListeners)
        listener({
          ...origin,
          recorded: original,
          action: withReason,
          cause,
          at: clock.now(),
          before,
          after,
          order,
        });
      return action;
    },
    attach(store) {
      lifted = liftedStoreOf(store);
      remember(store);
      lifted?.subscribe(() => watch(store));
      // Before React's own subscription.
      store.subscribe(causes.notified);
      // The locked extension drops everything in its own dispatch, even the thunks whose promises hooks
      // await.
      const dispatch = throughGate ?? store.dispatch;
      watchIgnoredPresses(dispatch);
      return { ...store, dispatch };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => position,
    rowShown() {
      if (!lifted) return null;
      const state = lifted.getState();
      return numberOf(state, shownRow(state)) ?? -1;
    },
    subscribeToRows(listener) {
      rowListeners.add(listener);
      return () => rowListeners.delete(listener);
    },
    because: causes.because,
    show(rows, start) {
      if (!lifted) return false;
      const action = { type: 'IMPORT_STATE', nextLiftedState: rows, preloadedState: start };
      (importUnchecked ?? lifted.dispatch)(action);
      return true;
    },
    checkImports(load) {
      if (!lifted) return;
      importUnchecked = lifted.dispatch.bind(lifted);
      const loaded = load();
      guardImports(
        lifted,
        started.then(() => loaded),
        (problem) => {
          refusal = problem;
          notify();
        },
      );
    },
    refusal: () => refusal,
    hasEnded: () => ended,
    backToNow() {
      if (refusal !== null || ended) {
        refusal = null;
        ended = false;
        notify();
      }
      if (position) returnToLive();
    },
  };
}
