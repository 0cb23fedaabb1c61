import { put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { newLocationKey, splitAddress } from '@/shared/adapters';
import { navigated, selectHistoryIndex } from './navigation.slice';

/** Creates the navigation action; used by the router and by `goTo`. */
export function movedTo(address: string, move: 'PUSH' | 'REPLACE', index: number) {
  return navigated({
    location: { ...splitAddress(address), key: newLocationKey() },
    move,
    index: move === 'PUSH' ? index + 1 : index,
  });
}

/** Navigates to a URL of the shop, from a saga. */
export function* goTo(address: string, move: 'PUSH' | 'REPLACE' = 'PUSH'): SagaGenerator<void> {
  const index = yield* select(selectHistoryIndex);
  yield* put(movedTo(address, move, index));
}
