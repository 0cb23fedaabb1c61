import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { currentInput, watchInputs } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import type { RtkRow } from './rtkRows';
import { createSagaCauses } from './sagaCauses';

interface Reason {
  by: 'story' | 'row';
  of: object | null;
  /** What was going on around it. */
  around: Reason | null;
}

/**
 * Finds out why a row is there (architecture §5, "Readable"): the gate says what is being dispatched within what, the
 * sagas which event their story tells, and the recorder which row an action became.
 */
export function createCauses() {
  watchInputs();
  const rows = new WeakMap<object, Origin>();
  const calls = new Map<string, Origin>();
  const sagas = createSagaCauses();
  let around: Reason | null = null;
  let last: Origin | null = null;

  const within = <Result>(reason: Reason | null, run: () => Result): Result => {
    const before = around;
    around = reason;
    try {
      return run();
    } finally {
      around = before;
    }
  };

  const told = ({ by, of, around: outer }: Reason): Cause => {
    const origin = of && rows.get(of);
    if (origin) return { by, ...origin };
    // What is no row itself has a reason of its own.
    // What goes on now is not around it any more.
    const reason = outer ?? (of && reasonOf(of, null));
    return reason ? told(reason) : { by: 'visit' };
  };

  const reasonOf = (action: object, outer = around): Reason | null =>
    sagas.knows(action) ? { by: 'story', of: sagas.eventOf(action), around: outer } : null;

  return {
    sagaMonitor: sagas.monitor,
    /** Whatever is dispatched meanwhile happens because of this action, or of the story that dispatched this thunk. */
    during<Result>(action: unknown, run: () => Result): Result {
      if (isAction(action)) return within({ by: 'row', of: action, around: reasonOf(action) ?? around }, run);
      return within(typeof action === 'function' ? (reasonOf(action) ?? around) : around, run);
    },
    /** Whatever is dispatched meanwhile was led to by this row. */
    because: <Result>({ row, type }: Origin, run: () => Result): Result => {
      const of = {};
      rows.set(of, { row, type });
      return within({ by: 'row', of, around: null }, run);
    },
    /** Why the action happens. To be asked before it is recorded. */
    causeOf(action: RtkRow): Cause {
      const asked = calls.get(action.meta?.requestId ?? '');
      if (asked) return { by: 'call', ...asked };
      const reason = reasonOf(action) ?? (around?.of === action ? around.around : around);
      if (reason) return told(reason);
      const input = action.meta?.requestId ? null : currentInput();
      if (input) return { by: 'shopper', ...input };
      return last ? { by: 'page', ...last } : { by: 'visit' };
    },
    /** The action became this row. */
    recorded(action: RtkRow, origin: Origin): void {
      const id = action.meta?.requestId;
      if (id && action.type.endsWith('/pending')) calls.set(id, origin);
      else if (id) calls.delete(id);
      rows.set(action, origin);
      last = origin;
    },
  };
}

export type Causes = ReturnType<typeof createCauses>;

/** The row with its cause, which no reducer reads. */
export function withCause<A extends Action & { meta?: object }>(row: A, cause: Cause): A {
  return { ...row, meta: { ...row.meta, cause } };
}
