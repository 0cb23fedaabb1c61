import { put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { movedTo } from './movedTo';
import { selectNavigation } from './navigation.slice';

/** Navigates to a URL of the shop, from a saga. */
export function* goTo(address: string, move: 'PUSH' | 'REPLACE' = 'PUSH'): SagaGenerator<void> {
  const from = yield* select(selectNavigation);
  yield* put(movedTo(address, move, from));
}
