import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, spawn, take } from 'typed-redux-saga';
import { readServerTime } from '@/domain/serverTime';
import { selectSettings } from '@/core/settings';
import { isSessionReplaced, onReturn, serverNow } from '@/shared/adapters';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';
import { expiryIgnored, selectExpiresAt, sessionEnded } from './session.slice';
import { syncSessionFromStorage } from './syncSessionFromStorage.saga';

/** Longest `setTimeout` delay; longer sessions are checked again after it. */
const LONGEST_WAIT = 2 ** 31 - 1;

function* timeLeft() {
  const { timezone } = yield* select(selectSettings);
  const end = readServerTime(yield* select(selectExpiresAt), timezone);
  return end === null ? null : end - serverNow();
}

/**
 * Ends the session once `expires_at` has passed by the server's clock: checked at start, on return to the
 * tab, and by a timer (R22). A tab that was frozen follows a later login of another tab instead. Cancel when
 * the session ends or another one starts.
 */
export function* watchExpiry(): SagaGenerator<void> {
  const returns = yield* call(() => eventChannel<'back'>((emit) => onReturn(() => emit('back'))));
  try {
    for (let left = yield* call(timeLeft); left !== null; left = yield* call(timeLeft)) {
      if (left <= 0) {
        // Spawned: this saga is canceled when the sync ends the session of another user.
        if (yield* call(isSessionReplaced)) yield* spawn(syncSessionFromStorage);
        else yield* put(sessionEnded('expired'));
        return;
      }
      yield* race([call(wait, Math.min(left, LONGEST_WAIT)), take(returns)]);
    }
  } finally {
    returns.close();
  }
}

/**
 * An `expires_at` that is already past at the login is wrong; it is ignored, and a 401 ends the session
 * instead.
 */
export function* watchNewExpiry(): SagaGenerator<void> {
  const left = yield* call(timeLeft);
  if (left === null || left > 0) {
    yield* call(watchExpiry);
  } else {
    report('expires_at', 'has passed at the login');
    yield* put(expiryIgnored());
  }
}
