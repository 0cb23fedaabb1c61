import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RtkRow } from './rtkRows';

/**
 * RTK Query calls its rows `api/executeQuery/fulfilled`, whatever was asked. On the last metres before the store a row
 * gets its endpoint's name (`api/getHome/fulfilled`), and the reducer takes it off again, so that sagas and RTK Query
 * see the types they know while every row, export and import names what was asked (architecture §5, "Readable").
 */
const EXECUTED = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
const NAMED = /^api\/(\w+)\/(pending|fulfilled|rejected)$/;

/**
 * Rows that change nothing, or only RTK Query's own bookkeeping; its middleware has seen them by then. What is asked
 * again after `invalidateTags` is a row of the story that wished it.
 */
const NOISE =
  /^(?:api\/internalSubscriptions\/|api\/invalidateTags$|api\/config\/middlewareRegistered$|__rtkq\/)/;

/** The action as the timeline tells it, or null for one that says nothing. */
export function rowFor(action: Action): Action | null {
  const { meta }: RtkRow = action;
  // A call that was not needed, for its answer is there or on its way, is told as a refusal that changes nothing.
  if (NOISE.test(action.type) || meta?.condition) return null;
  const name = meta?.arg?.endpointName;
  const suffix = name && EXECUTED.exec(action.type)?.[1];
  return suffix ? { ...action, type: `api/${name}/${suffix}` } : action;
}

/** The root reducer as the timeline replays it: rows named by endpoint reach RTK Query under its own types. */
export function readsEndpointNames<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
  return (state, action) => reducer(state, ownType(action));
}

function ownType<A extends RtkRow>(action: A): A {
  const suffix = NAMED.exec(action.type)?.[2];
  if (!suffix || !action.meta?.arg?.endpointName) return action;
  const kind = action.meta.arg.type === 'mutation' ? 'Mutation' : 'Query';
  return { ...action, type: `api/execute${kind}/${suffix}` };
}
