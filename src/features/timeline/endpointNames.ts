import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RtkRow } from './rtkRows';

/**
 * RTK Query uses the type `api/executeQuery/fulfilled` for all endpoints. The last middleware renames it to
 * the endpoint (`api/getHome/fulfilled`), and the reducer reverts that: sagas and RTK Query see the original
 * types, while rows, exports and imports show the endpoint (architecture §5, "Readable").
 */
const EXECUTED = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
const NAMED = /^api\/(?:execute(?:Query|Mutation)\/)?(\w+)\/(pending|fulfilled|rejected)$/;

/** Changes of the cache without a request, with the part of the state that they belong to. */
const PARTS = {
  cacheEntriesUpserted: 'queries',
  queryResultPatched: 'queries',
  removeQueryResult: 'queries',
  updateProvidedBy: 'invalidation',
} as const;
const CHANGE = new RegExp(`^api/(\\w+)/(${Object.keys(PARTS).join('|')})$`);

/**
 * Actions that change nothing, or only RTK Query's bookkeeping; its middleware has processed them by then.
 * Refetches after `invalidateTags` are attributed to the saga that dispatched it (`invalidations.ts`).
 */
const NOISE =
  /^(?:api\/internalSubscriptions\/|api\/invalidateTags$|api\/config\/middlewareRegistered$|__rtkq\/)/;

interface Entry {
  queryCacheKey?: string;
  queryDescription?: { endpointName?: string };
}

/** Endpoint of the changed cache entries; null if there are several, or none. */
function changedEndpoint({ payload }: RtkRow): string | null {
  const entries = [payload].flat() as Entry[];
  const names = new Set(
    entries.map(({ queryCacheKey = '', queryDescription }) => {
      return queryDescription?.endpointName ?? /^(\w+)\(/.exec(queryCacheKey)?.[1];
    }),
  );
  const [name] = names;
  return (names.size === 1 && name) || null;
}

/** The action as shown in the timeline, or null for one that is not recorded. */
export function rowFor(action: Action): Action | null {
  const { type, meta }: RtkRow = action;
  // `condition`: RTK Query skipped the request, because the data is cached or pending.
  if (NOISE.test(type) || meta?.condition) return null;
  const [, change] = CHANGE.exec(type)?.slice(1) ?? [];
  const name = change ? changedEndpoint(action) : meta?.arg?.endpointName;
  const suffix = name && (change ?? EXECUTED.exec(type)?.[1]);
  return suffix ? { ...action, type: `api/${name}/${suffix}` } : action;
}

/** Wraps the root reducer: rows named by endpoint are passed on with RTK Query's original types. */
export function readsEndpointNames<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
  return (state, action) => reducer(state, withOriginalType(action));
}

const kindOf = ({ meta }: RtkRow) => (meta?.arg?.type === 'mutation' ? 'executeMutation' : 'executeQuery');

function withOriginalType<A extends RtkRow>(action: A): A {
  const [, change] = CHANGE.exec(action.type)?.slice(1) ?? [];
  if (change) return { ...action, type: `api/${PARTS[change as keyof typeof PARTS]}/${change}` };
  const suffix = NAMED.exec(action.type)?.[2];
  if (!suffix || !action.meta?.arg?.endpointName) return action;
  return { ...action, type: `api/${kindOf(action)}/${suffix}` };
}

/**
 * A row as the DevTools list it: `api/executeQuery/getHome/fulfilled`. Their RTK Query tab finds requests by
 * the beginning of the type; exports keep the short name.
 */
export function forRtkQueryTab<A extends Action>(action: A): A {
  const [, name, suffix] = NAMED.exec(action.type) ?? [];
  return name && suffix ? { ...action, type: `api/${kindOf(action)}/${name}/${suffix}` } : action;
}
