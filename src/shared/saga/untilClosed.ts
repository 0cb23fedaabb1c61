import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { WINDOW_CHECK_INTERVAL, WINDOW_CLOSED_GRACE } from '@/domain/timing';
import type { Popup } from '../adapters';
import { wait } from './wait';

/**
 * Waits until a popup is closed. Polls, because browsers send no event; then waits for a late message of the
 * popup.
 */
export function* untilClosed(popup: Popup): SagaGenerator<void> {
  while (!popup.isClosed()) yield* call(wait, WINDOW_CHECK_INTERVAL);
  yield* call(wait, WINDOW_CLOSED_GRACE);
}
