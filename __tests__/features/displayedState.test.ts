import { createDisplayedState, isShortened } from '@/features/timeline/displayedState';

const product = (id: number) => ({
  id,
  title: `Product ${id}`,
  about: 'text '.repeat(400),
  sizes: [1, 2, 3, 4],
});
const keysOf = (count: number) =>
  Array.from({ length: count }, (_each, index) => `getProductDetails(${index})`);
const stateWith = (count: number) => ({
  cart: { opened: true },
  api: {
    config: { online: true },
    provided: {
      tags: Object.fromEntries(
        ['Localised', 'PerUser', 'Stock'].map((tag) => [tag, { __internal_without_id: keysOf(count) }]),
      ),
      keys: Object.fromEntries(keysOf(count).map((key) => [key, [{ type: 'Localised' }, { type: 'Stock' }]])),
    },
    queries: Object.fromEntries(
      Array.from({ length: count }, (_each, index) => [
        `getProductDetails(${index})`,
        {
          ...{ status: 'fulfilled', endpointName: 'getProductDetails', originalArgs: index },
          ...{ requestId: 'V1StGXR8_Z5jdHi6B-myT', startedTimeStamp: index, fulfilledTimeStamp: index },
          data: { product: product(index), related: Array.from({ length: 40 }, (_none, id) => product(id)) },
        },
      ]),
    ),
  },
});

it('keeps 500 states below the size of which the DevTools warn, after an hour of browsing', () => {
  const displayed = createDisplayedState();
  const state = stateWith(300);
  expect(JSON.stringify(state).length * 500).toBeGreaterThan(100e6);
  expect(JSON.stringify(displayed(state, 3)).length * 500).toBeLessThan(16 * 1024 * 1024);
});

it('shows slices whole, the beginning of large responses, and the newest of them', () => {
  const { cart, api } = createDisplayedState()(stateWith(60), 3);
  expect(cart).toEqual({ opened: true });
  expect(Object.keys(api.queries)).toHaveLength(60);
  expect(api.queries['getProductDetails(59)']?.data.product).toMatchObject({ id: 59, title: 'Product 59' });
  expect(api.queries['getProductDetails(0)']).toMatchObject({ status: 'fulfilled', data: '…' });
});

it('shows the newest responses of many, and their tags', () => {
  const { api } = createDisplayedState()(stateWith(300), 3);
  const keys = Object.keys(api.queries);
  expect(keys).toHaveLength(60);
  expect(keys.at(-1)).toBe('getProductDetails(299)');
  expect(Object.keys(api.provided.keys)).toEqual(keys);
  expect(api.provided.tags.Stock).toEqual({
    __internal_without_id: ['getProductDetails(0)', 'getProductDetails(1)'],
  });
});

it('gives the same object for the same entry, so that a difference shows only what changed', () => {
  const displayed = createDisplayedState();
  const state = stateWith(2);
  const next = { ...state, cart: { opened: false } };
  expect(displayed(next, 4).api.queries).toBe(displayed(state, 3).api.queries);
});

it('leaves the first state whole, and marks the others', () => {
  const displayed = createDisplayedState();
  const state = stateWith(1);
  expect(displayed(state, 0)).toBe(state);
  expect([isShortened(state), isShortened(displayed(state, 1)), isShortened(undefined)]).toEqual([
    false,
    true,
    false,
  ]);
});
