import type { SagaGenerator } from 'typed-redux-saga';
import { matchPath } from 'react-router';
import { call, put, select } from 'typed-redux-saga';
import { api } from '@/api';
import type { OrderPress } from '@/domain/order';
import { paths } from '@/domain/paths';
import { cartOutdated, dropBoughtShops, dropBuyNow } from '@/features/cart';
import { goTo, selectPlace } from '@/features/navigation';
import { overlayOpened } from '@/features/overlays';
import { leaveFor } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { noteDraft, orderPlaced } from './checkout.slice';

const patternOf = { cart: paths.checkout, buyNow: paths.buyNow };

/**
 * The order stands: what was bought leaves the cart at once and nothing else does, the history opens with the order in
 * it, in the checkout's place, so that Back does not lead to a checkout whose cart is gone. A shopper who has gone
 * elsewhere meanwhile stays there. Paying online goes on at the gateway's page.
 */
export function* welcomeOrder(
  { kind, shopIds }: Pick<OrderPress, 'kind' | 'shopIds'>,
  paymentUrl: string | null,
): SagaGenerator<void> {
  dropDraft(noteDraft(kind));
  yield* put(orderPlaced({ kind, shopIds }));
  if (kind === 'buyNow') yield* call(dropBuyNow);
  else yield* call(dropBoughtShops, shopIds);
  yield* put(cartOutdated('orderPlaced'));
  yield* put(api.util.invalidateTags(['Orders', 'Stock']));
  const { pathname } = yield* select(selectPlace);
  if (matchPath(patternOf[kind], pathname)) yield* goTo(paths.orderHistory, 'REPLACE');
  if (paymentUrl !== null && (yield* call(leaveFor, paymentUrl))) return;
  yield* put(overlayOpened({ name: 'orderConfirm' }));
}
