import { configureStore } from '@reduxjs/toolkit';
import { api, isApiError } from '@/api';
import { REQUEST_TIMEOUT } from '@/domain/timing';
import type { Clock } from '@/shared/adapters';
import { unserializablePaths } from '../plain';

export interface Outcome {
  data?: unknown;
  error?: unknown;
}
type Endpoint = { initiate: (args: unknown, options: object) => never };

/** Delays between retries are over at once; no request times out. */
export const hastyClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    if (milliseconds >= REQUEST_TIMEOUT) return () => undefined;
    const timer = setImmediate(callback);
    return () => clearImmediate(timer);
  },
};

/** Reads bodies by the endpoints of a store of their own; replaces `fetch`. */
export function createReader() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  const endpoints = api.endpoints as unknown as Record<string, Endpoint>;
  return {
    read(endpoint: string, args: unknown, status: number, body: string): Promise<Outcome> {
      globalThis.fetch = () => Promise.resolve(new Response(status === 204 ? null : body, { status }));
      const options = { subscribe: false, forceRefetch: true, track: false };
      return store.dispatch<Promise<Outcome>>(endpoints[endpoint]?.initiate(args, options) as never);
    },
    forget: () => store.dispatch(api.util.resetApiState()),
  };
}

/** What is wrong with the outcome of a request: anything but serializable data or a typed error. */
export function faultsOf({ data, error }: Outcome): string[] {
  if (error === undefined) return unserializablePaths(data ?? null, 'data');
  if (!isApiError(error)) return ['an untyped error'];
  // There was a response, so only an exception of the wire layer leads to this kind.
  return error.kind === 'network' ? ['the wire layer threw'] : unserializablePaths(error, 'error');
}
