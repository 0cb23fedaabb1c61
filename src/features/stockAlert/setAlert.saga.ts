import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { api, callEndpoint, hasLostWriteArrived, productDetailsApi, stockAlertApi } from '@/api';
import type { Cart } from '@/domain/cart';
import type { ProductDetails } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { noticeOf, showError } from '@/core/notices';
import { needsSession } from '@/features/access';
import type { StockAlertPress } from './stockAlert.events';
import { stockAlertPressed } from './stockAlert.events';

/** Sends the press; the endpoint updates the shown product. A visitor logs in first. */
export function* setAlert({ payload }: { payload: StockAlertPress }): SagaGenerator<void> {
  const press = stockAlertPressed(payload);
  if (!(yield* needsSession(press))) return;
  const { error } = yield* callEndpoint(
    stockAlertApi.endpoints.setStockAlert.initiate(payload, { track: false }),
  );
  const { getProductDetails } = productDetailsApi.endpoints;
  const isMade = ({ product }: ProductDetails) => product.stockAlert === payload.isWanted;
  if (error && !(yield* hasLostWriteArrived(error, getProductDetails, payload.productId, isMade)))
    yield* call(showError, error, press);
}

/** The server sends each product once; the notice stays until it is closed, and is kept in the log. */
export function* showRestocked({ payload: { restocked = [] } }: { payload: Cart }): SagaGenerator<void> {
  for (const { id, name } of restocked) {
    const link = { text: 'View product', to: paths.productDetails(id) };
    yield* put(noticeOf('backInStock', { values: { name }, link }));
  }
  yield* call(refetchStock);
}

/** Refetches what is shown as sold out. */
export function* refetchStock(): SagaGenerator<void> {
  // The wishlist has no tag 'Stock': the bar, which uses its count, would refetch it after every order.
  yield* put(api.util.invalidateTags(['Stock', 'Favorites']));
}
