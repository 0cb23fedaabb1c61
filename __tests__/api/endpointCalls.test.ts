import '../support/formUpload';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api';
import { isQaEndpoint } from '@/domain/qaServer';
import { storeSecret } from '@/shared/adapters';
import type { EndpointCall } from '../support/endpointCalls';
import { endpointCallsBesidesTrade } from '../support/endpointCalls';
import { endpointCallsOfTrade } from '../support/endpointCallsOfTrade';
import { recordCalls } from '../support/recordedCalls';

const table: Record<string, EndpointCall[]> = {
  ...endpointCallsBesidesTrade(storeSecret),
  ...endpointCallsOfTrade,
};

interface Endpoint {
  initiate: (args: unknown) => () => { abort: () => void };
}
const endpoints = api.endpoints as unknown as Record<string, Endpoint>;

const LONGEST_WAIT = 20_000;

/** Returns the first request of an endpoint; it never gets a response. */
async function requestOf(name: string, args: unknown) {
  globalThis.fetch = (_input, init) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const recorded = recordCalls();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  const running = store.dispatch(endpoint.initiate(args));
  // The code that sends forms is loaded lazily.
  const end = Date.now() + LONGEST_WAIT;
  while (recorded.calls.length === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve));
  running.abort();
  recorded.stop();
  const [call] = recorded.calls;
  if (!call) throw new Error(`${name} requests nothing`);
  return call;
}

const fileNames = (body: unknown): unknown =>
  body === null || typeof body !== 'object'
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          value instanceof File ? value.name : (value as unknown),
        ]),
      );

it('lists every endpoint', () => {
  const ofApi = Object.keys(endpoints).filter((name) => !isQaEndpoint(name));
  expect(Object.keys(table).sort()).toEqual(ofApi.sort());
});

const rows = Object.entries(table).flatMap(([name, calls]) =>
  calls.map((call): [string, string, EndpointCall] => [name, call.line, call]),
);

it.each(rows)('%s requests %s', async (name, line, { args, body = null, headers = {} }) => {
  const call = await requestOf(name, args);
  const search = new URLSearchParams(call.query).toString();
  expect(`${call.method} ${call.path}${search && `?${search}`}`).toBe(line);
  expect(fileNames(call.body)).toEqual(body);
  for (const [header, value] of Object.entries(headers)) expect(call.headers.get(header)).toBe(value);
});
