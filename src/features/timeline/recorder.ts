import type { Action, Middleware } from '@reduxjs/toolkit';
import { clock } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import type { Causes } from './causes';
import { withCause } from './causes';
import { rowFor } from './endpointNames';

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
}

export interface Recorder {
  middleware: Middleware;
  /** Subscribes to recorded rows: to a nested dispatch before its outer one, which has the lower number. */
  subscribe: (listener: (recorded: RecordedAction) => void) => () => void;
  /**
   * Number of the row with this action, as shown; undefined for one of another visit. After a commit the
   * DevTools count from 1 again.
   */
  numberOf: (action: object) => number | undefined;
  /** Whether an action is on its way to the reducers or their subscribers. */
  isDispatching: () => boolean;
}

/** Numbers rows from 1 as the DevTools do, whose row 0 is the store's init action. */
export function createRecorder(causes: Causes, afterDispatch: () => void): Recorder {
  let depth = 0;
  let count = 0;
  const numbers = new WeakMap<object, number>();
  const listeners = new Set<(recorded: RecordedAction) => void>();

  const within = (run: () => void) => {
    depth += 1;
    try {
      run();
    } finally {
      depth -= 1;
      if (depth === 0) afterDispatch();
    }
  };

  const middleware: Middleware = (store) => (next) => (action) => {
    const recorded = action as Action;
    const named = rowFor(recorded);
    if (!named) {
      causes.recorded(recorded, null);
      return action;
    }
    const before: unknown = store.getState();
    const cause = causes.causeOf(recorded, before);
    count += 1;
    const origin: Origin = { row: count, type: named.type };
    causes.recorded(recorded, origin);
    const row = withCause(named, cause);
    numbers.set(row, origin.row);
    within(() => next(row));
    const after: unknown = store.getState();
    for (const listener of listeners)
      listener({ ...origin, recorded, action: row, cause, at: clock.now(), before, after });
    return action;
  };

  return {
    middleware,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    numberOf: (action) => numbers.get(action),
    isDispatching: () => depth > 0,
  };
}
