import type { Action, Dispatch, Middleware, Reducer, Store } from '@reduxjs/toolkit';
import type { Origin } from './cause';
import { createCauses } from './causes';
import { readsEndpointNames } from './endpointNames';
import { noteEnd, takeEnd } from './endOfPage';
import { createGate } from './gate';
import { watchIgnoredPresses } from './ignoredPresses';
import type { CheckRows } from './guardImports';
import { guardImports } from './guardImports';
import type { LiftedStore } from './lifted';
import { liftedStoreOf } from './lifted';
import type { Recorder } from './recorder';
import { createRecorder } from './recorder';
import type { TimeTravelPosition } from './travelDetector';
import { createTravelDetector } from './travelDetector';

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
  subscribeToRows: Recorder['subscribe'];
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

/** Records what is dispatched as rows with causes, and follows the DevTools through time travel. */
export function createTimeline(): Timeline {
  let lifted: LiftedStore | null = null;
  let detector: ReturnType<typeof createTravelDetector> | null = null;
  let refusal: string | null = null;
  let ended = takeEnd();
  let importUnchecked: LiftedStore['dispatch'] | null = null;
  let throughGate: Dispatch | null = null;
  const causes = createCauses();
  const recorder = createRecorder(causes, () => detector?.remember());
  const listeners = new Set<() => void>();
  const position = () => detector?.position() ?? null;
  noteEnd(() => position() !== null);

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Imports wait for the first request: sagas that start during time travel would get no response. */
  const started = new Promise<void>((resolve) => {
    recorder.subscribe(({ type }) => {
      if (type.endsWith('/pending')) resolve();
    });
  });

  return {
    gate: createGate(causes, (dispatch) => {
      throughGate = dispatch;
    }),
    recorder: recorder.middleware,
    sagaMonitor: causes.sagaMonitor,
    reads: readsEndpointNames,
    attach(store) {
      lifted = liftedStoreOf(store);
      detector = lifted && createTravelDetector(lifted, store, recorder, notify);
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
    position,
    rowShown: () => detector?.rowShown() ?? null,
    subscribeToRows: recorder.subscribe,
    because: causes.because,
    show(rows, start) {
      if (!lifted) return false;
      const action = { type: 'IMPORT_STATE', nextLiftedState: rows, preloadedState: start };
      (importUnchecked ?? lifted.dispatch)(action);
      return true;
    },
    checkImports(load) {
      if (!lifted) return;
      const loaded = load();
      const whenStarted = started.then(() => loaded);
      importUnchecked = guardImports(lifted, whenStarted, (problem) => {
        refusal = problem;
        notify();
      });
    },
    refusal: () => refusal,
    hasEnded: () => ended,
    backToNow() {
      if (refusal !== null || ended) {
        refusal = null;
        ended = false;
        notify();
      }
      if (position()) detector?.returnToLive();
    },
  };
}
