import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { currentInput, watchInputs } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import type { RtkRow } from './rtkRows';
import { createSagaCauses } from './sagaCauses';

interface Reason {
  by: 'saga' | 'row';
  of: object | null;
  /** Reason of the enclosing dispatch. */
  around: Reason | null;
}

/**
 * Determines the cause of each row (architecture §5, "Readable"), from nested dispatches (gate), the action
 * that a saga handles (saga monitor), and the row number of each action (recorder).
 */
export function createCauses() {
  watchInputs();
  const rows = new WeakMap<object, Origin>();
  const requests = new Map<string, Origin>();
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

  const toCause = ({ by, of, around: outer }: Reason): Cause => {
    const origin = of && rows.get(of);
    if (origin) return { by, ...origin };
    // An action that is not recorded as a row passes on its own reason, without the current enclosing
    // dispatch.
    const reason = outer ?? (of && reasonOf(of, null));
    return reason ? toCause(reason) : { by: 'visit' };
  };

  const reasonOf = (action: object, outer = around): Reason | null =>
    sagas.has(action) ? { by: 'saga', of: sagas.eventOf(action), around: outer } : null;

  return {
    sagaMonitor: sagas.monitor,
    /** Attributes all dispatches inside `run` to this action, or to the saga that dispatched this thunk. */
    during<Result>(action: unknown, run: () => Result): Result {
      if (isAction(action)) return within({ by: 'row', of: action, around: reasonOf(action) ?? around }, run);
      return within(typeof action === 'function' ? (reasonOf(action) ?? around) : around, run);
    },
    /** Attributes all dispatches inside `run` to this row. */
    because: <Result>({ row, type }: Origin, run: () => Result): Result => {
      const of = {};
      rows.set(of, { row, type });
      return within({ by: 'row', of, around: null }, run);
    },
    /** Cause of an action; must be called before `recorded`. */
    causeOf(action: RtkRow): Cause {
      const request = requests.get(action.meta?.requestId ?? '');
      if (request) return { by: 'call', ...request };
      const reason = reasonOf(action) ?? (around?.of === action ? around.around : around);
      if (reason) return toCause(reason);
      const input = action.meta?.requestId ? null : currentInput();
      if (input) return { by: 'shopper', ...input };
      return last ? { by: 'page', ...last } : { by: 'visit' };
    },
    /** Registers the row number of an action. */
    recorded(action: RtkRow, origin: Origin): void {
      const id = action.meta?.requestId;
      if (id && action.type.endsWith('/pending')) requests.set(id, origin);
      else if (id) requests.delete(id);
      rows.set(action, origin);
      last = origin;
    },
  };
}

export type Causes = ReturnType<typeof createCauses>;

/** The row with its cause in `meta`, which no reducer reads. */
export function withCause<A extends Action & { meta?: object }>(row: A, cause: Cause): A {
  return { ...row, meta: { ...row.meta, cause } };
}
