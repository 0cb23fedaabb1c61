import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api } from '@/api';
import { refetchAfterDelays } from '@/shared/saga';

/** Refetches the orders after a lost response, after several delays, since the server may still be busy. */
export function* refetchOrders(): SagaGenerator<void> {
  yield* refetchAfterDelays(function* () {
    yield* put(api.util.invalidateTags(['Orders']));
  });
}
