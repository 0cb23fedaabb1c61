import type { Action } from '@reduxjs/toolkit';
import { createTimeline, devToolsOptions } from '@/features/timeline';
import { forRtkQueryTab, readsEndpointNames, rowFor } from '@/features/timeline/endpointNames';
import { pressIgnored } from '@/features/timeline/ignoredPresses';

const rowOf = (action: Action) => rowFor(action)?.type;
/** The type that reducers see. */
const originalOf = (action: Action) =>
  readsEndpointNames((_type: string | undefined, { type }: Action) => type)(undefined, action);

const request = {
  type: 'api/executeQuery/pending',
  meta: {
    ...{ requestId: '1', requestStatus: 'pending' },
    arg: { type: 'query', endpointName: 'getHome', queryCacheKey: 'getHome(undefined)' },
  },
};
const key = { queryCacheKey: 'getCart({"isBuyNow":true})' };

it.each([
  ['api/getCart/queryResultPatched', 'api/queries/queryResultPatched', { ...key, patches: [] }],
  ['api/getCart/removeQueryResult', 'api/queries/removeQueryResult', key],
  ['api/getCart/updateProvidedBy', 'api/invalidation/updateProvidedBy', [{ ...key, providedTags: [] }]],
  [
    'api/getCart/cacheEntriesUpserted',
    'api/queries/cacheEntriesUpserted',
    [{ queryDescription: { endpointName: 'getCart' }, value: {} }],
  ],
])('names a change of the cache %s, and reducers see its original type', (name, type, payload) => {
  const row = rowFor({ type, payload } as Action);
  expect(row?.type).toBe(name);
  expect(row && originalOf(row)).toBe(type);
});

it('leaves a change of several endpoints without a name', () => {
  const payload = [{ queryCacheKey: 'getCart(1)' }, { queryCacheKey: 'getHome(1)' }];
  expect(rowOf({ type: 'api/invalidation/updateProvidedBy', payload } as Action)).toBe(
    'api/invalidation/updateProvidedBy',
  );
});

/** As in the RTK Query tab of the DevTools (redux-devtools-rtk-query-monitor, utils/rtk-query.ts). */
const isFoundByTab = ({ type }: Action, kind: 'Query' | 'Mutation') => type.startsWith(`api/execute${kind}`);

it('lists requests in the DevTools under a type that their RTK Query tab finds', () => {
  const row = rowFor(request) as typeof request;
  expect(row.type).toBe('api/getHome/pending');
  const listed = devToolsOptions().actionSanitizer?.(row, 1) ?? row;
  expect(listed.type).toBe('api/executeQuery/getHome/pending');
  expect(isFoundByTab(listed, 'Query')).toBe(true);
  const mutation = { ...row, meta: { arg: { type: 'mutation', endpointName: 'login' } } };
  expect(isFoundByTab(forRtkQueryTab({ ...mutation, type: 'api/login/rejected' }), 'Mutation')).toBe(true);
  // Both names are replayed, because a list may be imported as it is shown.
  expect([originalOf(row), originalOf(listed)]).toEqual([request.type, request.type]);
  expect(forRtkQueryTab({ type: 'cart/opened' })).toEqual({ type: 'cart/opened' });
});

it('records the press of a busy button, which does nothing', () => {
  const timeline = createTimeline();
  const dispatched: Action[] = [];
  const dispatch = (action: Action) => dispatched.push(action);
  timeline.attach({ dispatch, subscribe: () => () => undefined } as never);
  document.body.innerHTML = '<button aria-busy="true"><b>Place Order</b></button><button>Cancel</button>';
  for (const button of document.querySelectorAll<HTMLElement>('b, button + button')) button.click();
  expect(dispatched).toEqual([pressIgnored('Place Order')]);
});
