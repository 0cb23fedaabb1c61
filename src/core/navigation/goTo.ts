import { put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { newLocationKey, splitAddress } from '@/shared/adapters';
import { navigated, selectHistoryIndex } from './navigation.slice';

/** The event of going to an address of the shop, made by the router and by stories alike. */
export function movedTo(address: string, move: 'PUSH' | 'REPLACE', index: number) {
  return navigated({
    location: { ...splitAddress(address), key: newLocationKey() },
    move,
    index: move === 'PUSH' ? index + 1 : index,
  });
}

/** Takes the shopper to an address of the shop, from a story. */
export function* goTo(address: string, move: 'PUSH' | 'REPLACE' = 'PUSH'): SagaGenerator<void> {
  const index = yield* select(selectHistoryIndex);
  yield* put(movedTo(address, move, index));
}
