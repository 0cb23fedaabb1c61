import { put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { movedTo } from './movedTo';
import { selectHistoryIndex } from './navigation.slice';

/** Navigates to a URL of the shop, from a saga. */
export function* goTo(address: string, move: 'PUSH' | 'REPLACE' = 'PUSH'): SagaGenerator<void> {
  const index = yield* select(selectHistoryIndex);
  yield* put(movedTo(address, move, index));
}
