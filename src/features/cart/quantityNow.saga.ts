import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import { findLine } from '@/domain/cart';
import type { ProductId } from '@/domain/ids';
import { selectServerCart } from './cart.selectors';

/** Quantity of a product in the last known cart of the server; undefined without a line. */
export function* quantityNow(productId: ProductId): SagaGenerator<number | undefined> {
  return findLine(yield* select(selectServerCart), productId)?.quantity;
}
