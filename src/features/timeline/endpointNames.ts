import type { Action, Middleware, Reducer } from '@reduxjs/toolkit';

/**
 * RTK Query calls its rows `api/executeQuery/fulfilled`, whatever was asked. On the last metres before the store a row
 * gets its endpoint's name (`api/getHome/fulfilled`), and the reducer takes it off again, so that sagas and RTK Query
 * see the types they know while every row, export and import names what was asked (architecture §5, "Readable").
 */
const EXECUTED = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
const NAMED = /^api\/(\w+)\/(pending|fulfilled|rejected)$/;

interface EndpointAction extends Action {
  meta?: { arg?: { endpointName?: string; type?: string } };
}

/** Rows that change only RTK Query's own bookkeeping, which its middleware has seen by then. */
const NOISE = /^(?:api\/internalSubscriptions\/|api\/config\/middlewareRegistered$|__rtkq\/)/;

/** Last middleware: names rows by their endpoint, and stops rows that say nothing. */
export const timelineRecorder: Middleware = () => (next) => (action) => {
  const row = action as EndpointAction;
  if (NOISE.test(row.type)) return action;
  const name = row.meta?.arg?.endpointName;
  const suffix = EXECUTED.exec(row.type)?.[1];
  if (!name || !suffix) return next(action);
  next({ ...row, type: `api/${name}/${suffix}` });
  return action;
};

/** The root reducer as the timeline replays it: rows named by endpoint reach RTK Query under its own types. */
export function readsEndpointNames<S, P>(reducer: Reducer<S, Action, P>): Reducer<S, Action, P> {
  return (state, action) => reducer(state, ownType(action));
}

function ownType(action: EndpointAction): Action {
  const suffix = NAMED.exec(action.type)?.[2];
  if (!suffix || !action.meta?.arg?.endpointName) return action;
  const kind = action.meta.arg.type === 'mutation' ? 'Mutation' : 'Query';
  return { ...action, type: `api/execute${kind}/${suffix}` };
}
