import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RtkRow } from './rtkRows';

/**
 * RTK Query uses the type `api/executeQuery/fulfilled` for all endpoints. The last middleware renames it to
 * the endpoint (`api/getHome/fulfilled`), and the reducer reverts that: sagas and RTK Query see the original
 * types, while rows, exports and imports show the endpoint (architecture §5, "Readable").
 */
const EXECUTED = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
const NAMED = /^api\/(\w+)\/(pending|fulfilled|rejected)$/;

/**
 * Actions that change nothing, or only RTK Query's bookkeeping; its middleware has processed them by then.
 * Refetches after `invalidateTags` are attributed to the saga that dispatched it (`invalidations.ts`).
 */
const NOISE =
  /^(?:api\/internalSubscriptions\/|api\/invalidateTags$|api\/config\/middlewareRegistered$|__rtkq\/)/;

/** The action as shown in the timeline, or null for one that is not recorded. */
export function rowFor(action: Action): Action | null {
  const { meta }: RtkRow = action;
  // `condition`: RTK Query skipped the request, because the data is cached or pending.
  if (NOISE.test(action.type) || meta?.condition) return null;
  const name = meta?.arg?.endpointName;
  const suffix = name && EXECUTED.exec(action.type)?.[1];
  return suffix ? { ...action, type: `api/${name}/${suffix}` } : action;
}

/** Wraps the root reducer: rows named by endpoint are passed on with RTK Query's original types. */
export function readsEndpointNames<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
  return (state, action) => reducer(state, withOriginalType(action));
}

function withOriginalType<A extends RtkRow>(action: A): A {
  const suffix = NAMED.exec(action.type)?.[2];
  if (!suffix || !action.meta?.arg?.endpointName) return action;
  const kind = action.meta.arg.type === 'mutation' ? 'Mutation' : 'Query';
  return { ...action, type: `api/execute${kind}/${suffix}` };
}
