import fs from 'node:fs';
import path from 'node:path';
import { apiOf } from '../../demo/api';
import type { Backend } from '../../demo/backend';
import { endpointCallsBesidesTrade } from '../support/endpointCalls';
import { endpointCallsOfTrade } from '../support/endpointCallsOfTrade';

const root = path.join(__dirname, '../..');

interface Call {
  method: string;
  /** Path segments; `:` matches any segment. */
  segments: string[];
}

const callOf = (method: string, address: string): Call => ({
  method,
  segments: address.split('/').map((segment) => (/^[:{]|\$\{/.test(segment) ? ':' : segment)),
});

const alike = (one: Call, other: Call) =>
  one.method === other.method &&
  one.segments.length === other.segments.length &&
  one.segments.every((segment, at) => [segment, ':'].includes(other.segments[at] ?? '') || segment === ':');

const written = ({ method, segments }: Call) => `${method} ${segments.join('/')}`;

/** Expands `/cart/{increment, decrement}` to two paths; `/address/{id}` remains one. */
function expanded(address: string): string[] {
  const [whole, list] = /\{([\w-]+(?:, [\w-]+)+)\}/.exec(address) ?? [];
  if (whole === undefined || list === undefined) return [address];
  return list.split(', ').flatMap((name) => expanded(address.replace(whole, name)));
}

const rows = fs
  .readFileSync(path.join(root, 'docs/api.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, address] = /^\| (GET|POST|DELETE) (\/[^|]*?) *\|/.exec(line) ?? [];
    if (method === undefined || address === undefined) return [];
    const endpoints = [...(line.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
    return { endpoints, calls: expanded(address).map((each) => callOf(method, each)) };
  });
const documented = rows.flatMap(({ calls }) => calls);

/** Requested only through URLs in responses, never by an endpoint. */
const byAddress = [
  callOf('GET', '/gateway/:token'),
  callOf('POST', '/gateway/:token'),
  callOf('GET', '/identity/:provider'),
  callOf('POST', '/identity/:provider'),
];

// Registering the routes does not access the backend, so a stub is enough.
const implemented = apiOf({ clock: {}, settings: {}, database: {} } as unknown as Backend)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path: address }) => callOf(method, address.replace(/^\/api/, '')))
  .filter((route) => !byAddress.some((call) => alike(call, route)));

/** Every endpoint with its requests (`__tests__/api/endpointCalls.test.ts`). */
const sent = Object.entries({ ...endpointCallsBesidesTrade(() => null), ...endpointCallsOfTrade }).flatMap(
  ([name, calls]) =>
    calls.map(({ line }) => {
      const [method = '', address = ''] = line.split(/[ ?]/);
      return { name, call: callOf(method, address) };
    }),
);

it('the demo implements every request of docs/api.md, and no other', () => {
  expect(documented.length).toBeGreaterThan(60);
  const missing = documented.filter((call) => !implemented.some((route) => alike(call, route)));
  const undocumented = implemented.filter((route) => !documented.some((call) => alike(route, call)));
  expect(missing.map(written)).toEqual([]);
  expect(undocumented.map(written)).toEqual([]);
});

it('each endpoint of the storefront sends the request of its row in docs/api.md', () => {
  const wrong = sent.filter(
    ({ name, call }) =>
      !rows.some((row) => row.endpoints.includes(name) && row.calls.some((each) => alike(each, call))),
  );
  expect(wrong.map(({ name, call }) => `${name}: ${written(call)}`)).toEqual([]);
});
