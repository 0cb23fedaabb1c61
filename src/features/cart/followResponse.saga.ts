import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import type { ApiResponse, ChangedCart } from '@/api';
import { isResponseLost } from '@/api';
import { loadCart, takeOverCart } from './loadCart.saga';
import { refetchCart } from './refetchCart.saga';

/** Brings the cart up to date after a call on a line, also after one whose response was lost. */
export function* followResponse({ data, error }: ApiResponse<ChangedCart>): SagaGenerator<void> {
  if (data?.cart) yield* call(takeOverCart, data.cart);
  else if (data) yield* call(loadCart);
  else if (isResponseLost(error)) yield* call(refetchCart);
}
