import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { api } from '@/api';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { cartOutdated, dropBoughtShops } from '@/features/cart';
import { goTo, selectPlace } from '@/features/navigation';
import { overlayOpened } from '@/features/overlays';
import { leaveFor } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { NOTE_DRAFT, orderPlaced } from './checkout.slice';

/**
 * The order stands: what was bought leaves the cart at once and nothing else does, the history opens with the order in
 * it, in the checkout's place, so that Back does not lead to a checkout whose cart is gone. A shopper who has gone
 * elsewhere meanwhile stays there. Paying online goes on at the gateway's page.
 */
export function* welcomeOrder(shopIds: ShopId[], paymentUrl: string | null): SagaGenerator<void> {
  dropDraft(NOTE_DRAFT);
  yield* put(orderPlaced({ shopIds }));
  yield* call(dropBoughtShops, shopIds);
  yield* put(cartOutdated('orderPlaced'));
  yield* put(api.util.invalidateTags(['Orders', 'Stock']));
  const { pathname } = yield* select(selectPlace);
  if (pathname === paths.checkout) yield* goTo(paths.orderHistory, 'REPLACE');
  if (paymentUrl !== null && (yield* call(leaveFor, paymentUrl))) return;
  yield* put(overlayOpened({ name: 'orderConfirm' }));
}
