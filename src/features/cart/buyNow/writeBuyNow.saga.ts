import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { abortRead, cartApi } from '@/api';
import type { Cart } from '@/domain/cart';

const BUY_NOW = { isBuyNow: true };

/** Caches the buy-now cart of a response, or the empty one after an order. */
export function* writeBuyNow(cart: Cart): SagaGenerator<void> {
  yield* abortRead(cartApi.endpoints.getCart, BUY_NOW);
  yield* put(cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: BUY_NOW, value: cart }]));
}
