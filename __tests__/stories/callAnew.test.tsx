import { runSaga } from 'redux-saga';
import { callAnew, ordersApi } from '@/api';
import { demo } from '../support/demo';
import { leave, visitSignedIn } from '../support/visit';

const { getOrders } = ordersApi.endpoints;
const HISTORY = { status: 'all', page: 1 } as const;

afterEach(leave);

it('what a story asks anew is not answered by what was asked before', async () => {
  const { store } = (await visitSignedIn('/news')).shop;
  await demo.fault({
    path: '/orders',
    answer: { data: { total: 0, orders: [] } },
    delayMs: 200,
    times: 1,
  });
  const before = store.dispatch(getOrders.initiate(HISTORY, { subscribe: false }));
  const anew = await runSaga(store, () => callAnew(getOrders, HISTORY)).toPromise();

  expect((await before).data).toMatchObject({ total: 0 });
  expect(anew).toMatchObject({ data: { total: expect.any(Number) as number } });
  expect((anew as { data: { total: number } }).data.total).toBeGreaterThan(0);
});
