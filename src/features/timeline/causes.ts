import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { currentInput, currentSource, watchInputs, watchSources } from '@/shared/adapters';
import type { Cause, Origin } from './cause';
import { createInvalidations } from './invalidations';
import { createMounts } from './mounts';
import type { RtkRow } from './rtkRows';
import { isPatch, isRtkRow } from './rtkRows';
import type { SagaEvent } from './sagaCauses';
import { createSagaCauses } from './sagaCauses';

interface Reason {
  by: SagaEvent['by'] | 'row';
  of: object | null;
  /** Reason of the enclosing dispatch. */
  around: Reason | null;
}

const pathOf = (state: unknown) =>
  (state as { navigation?: { location?: { pathname?: string } } }).navigation?.location?.pathname ?? '';

/**
 * Determines the cause of each row (architecture §5, "Readable"), from nested dispatches (gate), what a saga
 * runs for (saga monitor), the row number of each action (recorder), and what React renders (mounts).
 */
export function createCauses() {
  watchInputs();
  watchSources();
  const rows = new WeakMap<object, Origin>();
  const requests = new Map<string, Origin>();
  /** Requests of the start of the visit, and their responses once recorded. */
  const firstResponses = new Map<string, RtkRow | undefined>();
  const sagas = createSagaCauses((requestId) => firstResponses.get(requestId));
  const mounts = createMounts();
  const invalidations = createInvalidations<Reason>();
  let around: Reason | null = null;
  let lastResponse: Origin | null = null;

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
    if (origin && (by === 'saga' || by === 'row' || by === 'timer')) return { by, ...origin };
    if (by !== 'saga' && by !== 'row') return { by };
    // An action that is not recorded as a row passes on its own reason, without the current enclosing
    // dispatch.
    const reason = outer ?? (of && reasonOf(of, null));
    return reason ? toCause(reason) : { by: 'visit' };
  };

  const reasonOf = (action: object, outer = around): Reason | null =>
    sagas.has(action) ? { ...sagas.eventOf(action), around: outer } : null;

  /** Reason of a refetch or removal after an invalidation; undefined for other actions. */
  const invalidationOf = ({ type, payload, meta }: RtkRow, state: unknown): Reason | undefined => {
    const { queryCacheKey = '', subscribe = false } = meta?.arg ?? {};
    if (type === 'api/executeQuery/pending' && !subscribe)
      return invalidations.reasonFor(queryCacheKey, state);
    if (type !== 'api/queries/removeQueryResult') return undefined;
    return invalidations.reasonFor((payload as { queryCacheKey: string }).queryCacheKey, state);
  };

  const mountOf = (action: RtkRow, state: unknown): Cause => {
    const mounted = mounts.current(action) ?? mounts.last(action);
    if (!mounted) return { by: 'visit' };
    const { overlay, ...origin } = mounted;
    return { by: 'mount', on: overlay ?? pathOf(state), ...origin };
  };

  /** Cause of an action that was dispatched outside of any other, and not by a saga. */
  const causeOutside = (action: RtkRow, state: unknown): Cause => {
    const source = currentSource();
    if (source) return { by: source };
    // Endpoints patch the cache after the response of their mutation.
    if (isPatch(action) && lastResponse) return { by: 'row', ...lastResponse };
    const isOfComponent = isRtkRow(action) && mounts.current(action) !== undefined;
    const input = isOfComponent || mounts.isRendering() ? null : currentInput();
    return input ? { by: 'press', ...input } : mountOf(action, state);
  };

  return {
    sagaMonitor: sagas.monitor,
    notified: () => mounts.notified(),
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
    causeOf(action: RtkRow, state: unknown): Cause {
      const request = requests.get(action.meta?.requestId ?? '');
      if (request) return { by: 'call', ...request };
      const own = reasonOf(action) ?? (around?.of === action ? around.around : around);
      const reason = (own?.by === 'row' && invalidationOf(action, state)) || own;
      const cause = reason ? toCause(reason) : causeOutside(action, state);
      if (cause.by === 'visit' && action.meta?.requestId)
        firstResponses.set(action.meta.requestId, undefined);
      return cause;
    },
    /** Registers the row number of an action; null for one that is not recorded. */
    recorded(action: RtkRow, origin: Origin | null): void {
      const id = action.meta?.requestId;
      const isPending = action.type.endsWith('/pending');
      if (id && origin && isPending) requests.set(id, origin);
      else if (id && isRtkRow(action)) requests.delete(id);
      if (id && !isPending && firstResponses.has(id)) firstResponses.set(id, action);
      if (origin) {
        rows.set(action, origin);
        mounts.recorded(action, origin);
        if (isRtkRow(action) && !isPending) lastResponse = origin;
      }
      invalidations.watch(action, requests.size > 0, () => around ?? { by: 'row', of: action, around: null });
    },
  };
}

export type Causes = ReturnType<typeof createCauses>;

/** The row with its cause in `meta`, which no reducer reads. */
export function withCause<A extends Action & { meta?: object }>(row: A, cause: Cause): A {
  return { ...row, meta: { ...row.meta, cause } };
}
