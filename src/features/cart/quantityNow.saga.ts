import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import { findLine } from '@/domain/cart';
import type { ProductId } from '@/domain/ids';
import { selectServerCart } from './cart.selectors';

/** Quantity of a product in the last known cart, or buy-now cart, of the server; undefined without a line. */
export function* quantityNow(
  productId: ProductId,
  selectKnown = selectServerCart,
): SagaGenerator<number | undefined> {
  return findLine(yield* select(selectKnown), productId)?.quantity;
}
