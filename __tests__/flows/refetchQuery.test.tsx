import { runSaga } from 'redux-saga';
import type { ApiResponse } from '@/api/callEndpoint';
import { refetchQuery, ordersApi } from '@/api';
import type { OrderPage } from '@/domain/order';
import { demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { leave, visitSignedIn, waitFor } from '../support/visit';

const { getOrders } = ordersApi.endpoints;
const HISTORY = { status: 'all', page: 1 } as const;

afterEach(leave);

it('does not resolve a saga’s refetch with an earlier pending request', async () => {
  const { store } = (await visitSignedIn('/news')).shop;
  await demo.fault({
    path: '/orders',
    response: { data: { total: 0, orders: [] } },
    times: 1,
  });
  const release = holdResponses('/api/orders', 1);
  const before = store.dispatch(getOrders.initiate(HISTORY, { subscribe: false }));
  const again = runSaga(store, () => refetchQuery(getOrders, HISTORY)).toPromise<ApiResponse<OrderPage>>();
  await waitFor(() => expect(release.handled()).toBe(1));
  release();

  expect((await before).data?.total).toBe(0);
  expect((await again).data?.total).toBeGreaterThan(0);
});
