import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { abortPendingQuery, cartApi } from '@/api';
import type { Cart } from '@/domain/cart';

const BUY_NOW = { isBuyNow: true };

/**
 * Caches the buy-now cart of a response, or the empty one after an order; without any (null) it is refetched.
 */
export function* writeBuyNow(cart: Cart | null): SagaGenerator<void> {
  if (!cart) {
    yield* put(cartApi.util.invalidateTags(['BuyNow']));
    return;
  }
  yield* abortPendingQuery(cartApi.endpoints.getCart, BUY_NOW);
  yield* put(cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: BUY_NOW, value: cart }]));
}
