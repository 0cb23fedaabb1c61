import type { SagaGenerator } from 'typed-redux-saga';
import { call, join, put, race, select, spawn } from 'typed-redux-saga';
import type { ApiError, ApiResponse, CheckoutQuery, OrderPlacement } from '@/api';
import {
  addressesApi,
  api,
  refetchQuery,
  callEndpoint,
  cartApi,
  isResponseLost,
  placingApi,
  settingsApi,
  awaitPendingQuery,
} from '@/api';
import type { Checkout } from '@/domain/cart';
import { basisOf } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { toCents } from '@/domain/money';
import type { OrderPress } from '@/domain/order';
import { isCash } from '@/domain/payment';
import { NEWEST_ORDER_TIMEOUT, REQUEST_TIMEOUT } from '@/domain/timing';
import { cartOutdated, untilBuyNowSent, untilCartSent } from '@/features/cart';
import { errorNotice, noticeOf, showError } from '@/core/notices';
import { random, storeSecret, secretUuid } from '@/shared/adapters';
import { withSecrets, wait } from '@/shared/saga';
import {
  selectAddressInUse,
  selectCheckoutQuery,
  selectMissing,
  selectPaymentMethod,
  selectShownCheckout,
} from '../checkout.selectors';
import {
  missingPointedOut,
  placeOrderPressed,
  placingEnded,
  placingStarted,
  selectNote,
} from '../checkout.slice';
import { inTime } from './inTime.saga';
import {
  fetchNewestOrderId,
  isPlacedAfterAll,
  resolveLostOrder,
  welcomeOrderWithoutUrl,
} from './lostOrder.saga';
import { welcomeOrder } from './orderPlaced.saga';

type NoticeEvent = ReturnType<typeof noticeOf>;
type PlacementResponse = ApiResponse<{ paymentUrl: string | null }>;

/**
 * Waits for pressed quantities, which the order would lack, and for a page that still loads, so that an
 * address on its way is not reported as missing.
 */
function* untilInputKnown(kind: CheckoutKind): SagaGenerator<void> {
  yield* call(kind === 'buyNow' ? untilBuyNowSent : untilCartSent);
  if ((yield* select(selectMissing, kind)) === null) return;
  yield* awaitPendingQuery(cartApi.endpoints.getCart, { isBuyNow: kind === 'buyNow' });
  yield* awaitPendingQuery(addressesApi.endpoints.getAddresses, undefined);
}

/**
 * Places the order unless input is missing or the price has changed. `earlier` is an unsuccessful press of
 * the same cart; a slow server may still complete it meanwhile, which empties the cart.
 */
export function* placeAgain(kind: CheckoutKind, earlier: OrderPress | null): SagaGenerator<void> {
  const { isOver } = yield* race({
    isKnown: call(untilInputKnown, kind),
    isOver: call(wait, REQUEST_TIMEOUT),
  });
  const missing = yield* select(selectMissing, kind);
  const query = yield* select(selectCheckoutQuery, kind);
  const address = yield* select(selectAddressInUse);
  const method = yield* select(selectPaymentMethod);
  if (missing !== null || !query || !address || !method) {
    yield* put(placingEnded('stopped'));
    if (missing !== null) yield* put(missingPointedOut(missing));
    return;
  }
  if (isOver) return yield* call(stop, noticeOf('amountUnseen'));
  const shown = yield* select(selectShownCheckout, kind);
  const requested = yield* spawn(fetchNewestOrderId);
  // Same cache key as the page's query, so that the fresh figures replace the rendered ones.
  const fresh = yield* inTime(refetchQuery(cartApi.endpoints.getCheckout, query));
  const { lastOrderId = null } = yield* race({
    lastOrderId: join(requested),
    isOver: call(wait, NEWEST_ORDER_TIMEOUT),
  });
  // A 401 ends the session, which has a notice of its own, or is for a token that has been replaced since.
  if (fresh.error?.status === 401) {
    yield* put(placingEnded('stopped'));
    return;
  }
  // Without a network nothing was sent; the press is offered again, never sent by itself.
  const objection = fresh.error
    ? errorNotice(fresh.error, placeOrderPressed(kind))
    : whatChanged(shown, fresh.data, query);
  if (objection && !(yield* call(isPlacedAfterAll, earlier))) yield* call(stop, objection);
  if (!fresh.data || objection) return;
  const { payableAmount } = fresh.data.figures;
  const press: OrderPress = {
    key: random.uuid(),
    kind,
    shopIds: query.shopIds,
    paymentMethod: method.name,
    amount: payableAmount,
    lastOrderId,
    isDenied: false,
  };
  yield* put(placingStarted(press));
  const response = yield* call(sendOrder, {
    shopIds: query.shopIds,
    shield: query.shield,
    // A coupon that does not apply would have the order refused.
    couponCode: fresh.data.couponApplied ? query.couponCode : null,
    isBuyNow: query.isBuyNow,
    addressId: address.id,
    paymentMethod: method.name,
    note: yield* select(selectNote, kind),
  });
  yield* call(handleResponse, press, response, earlier);
}

/** One call per press, with a key of its own. */
function sendOrder(order: Omit<OrderPlacement, 'idempotencyKey'>): SagaGenerator<PlacementResponse> {
  const idempotencyKey = storeSecret(secretUuid());
  const request = placingApi.endpoints.placeOrder.initiate({ ...order, idempotencyKey }, { track: false });
  return withSecrets([idempotencyKey], callEndpoint(request));
}

function* handleResponse(press: OrderPress, { data, error }: PlacementResponse, earlier: OrderPress | null) {
  // A cash order is complete: its shopper is sent to no payment page, whatever the response has (api §5).
  const paymentUrl = isCash(press.paymentMethod) ? null : (data?.paymentUrl ?? null);
  if (data && (isCash(press.paymentMethod) || paymentUrl !== null))
    yield* call(welcomeOrder, press, paymentUrl);
  else if (data) yield* call(welcomeOrderWithoutUrl, press);
  else if (isResponseLost(error)) yield* call(resolveLostOrder, press);
  else if (!(yield* call(isPlacedAfterAll, earlier))) yield* call(refuse, error);
}

/** R48: no order is placed at a price that was not rendered before. */
function whatChanged(shown: Checkout | null, fresh: Checkout, query: CheckoutQuery): NoticeEvent | null {
  if (fresh.shops.length === 0) return noticeOf('cartGone');
  if (query.couponCode && shown?.couponApplied && !fresh.couponApplied)
    return noticeOf('codeNotCounted', { values: { code: query.couponCode } });
  if (!shown) return noticeOf('amountUnseen');
  const isSame =
    toCents(shown.figures.payableAmount) === toCents(fresh.figures.payableAmount) &&
    // "Buy Now" in another tab may have replaced the product by another one of the same price.
    basisOf(shown.shops) === basisOf(fresh.shops);
  return isSame ? null : noticeOf('pricesChanged');
}

function* stop(notice: NoticeEvent) {
  yield* put(placingEnded('stopped'));
  yield* put(notice);
}

/** Handles a refusal: shows the server's message and refetches cart, addresses and settings. */
function* refuse(error: ApiError) {
  yield* put(placingEnded('refused'));
  yield* call(showError, error);
  if (error.status === 401) return;
  yield* put(cartOutdated('orderRefused'));
  yield* put(api.util.invalidateTags(['Addresses']));
  yield* spawn(
    callEndpoint,
    settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
