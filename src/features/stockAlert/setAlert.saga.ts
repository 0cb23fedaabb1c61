import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { api, callEndpoint, stockAlertApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { noticeOf, showError } from '@/core/notices';
import { needsSession } from '@/features/access';
import { stockAlertCall } from './stockAlert.keys';
import type { stockAlertPressed } from './stockAlert.events';

/** Sends the press; the endpoint updates the shown product. A visitor logs in first. */
export function* setAlert(press: ReturnType<typeof stockAlertPressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const fixedCacheKey = stockAlertCall(press.payload.productId);
  const response = yield* callEndpoint(
    stockAlertApi.endpoints.setStockAlert.initiate(press.payload, { fixedCacheKey }),
  );
  if (response.error) yield* call(showError, response.error, press);
}

/** The server sends each product once; the notice stays until it is closed, and is kept in the log. */
export function* showRestocked({ payload: { restocked = [] } }: { payload: Cart }): SagaGenerator<void> {
  for (const { id, name } of restocked) {
    const link = { text: 'View product', to: paths.productDetails(id) };
    yield* put(noticeOf('backInStock', { values: { name }, link }));
  }
  // The wishlist has no tag 'Stock': the bar, which uses its count, would refetch it after every order.
  yield* put(api.util.invalidateTags(['Stock', 'Favorites']));
}
