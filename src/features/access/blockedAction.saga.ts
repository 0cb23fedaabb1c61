import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { BLOCKED_ACTION_LIFETIME } from '@/domain/timing';
import { navigated } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { overlayClosed, overlayOpened, selectIsGettingIn } from '@/core/overlays';
import {
  selectIsSignedIn,
  selectIsUserRequested,
  sessionEnded,
  sessionStarted,
  userNotFound,
} from '@/core/session';
import { isHandledBySaga, wait } from '@/shared/saga';
import { actionBlocked, blockedActionReleased, selectBlockedAction } from './access.slice';
import type { BlockableEvent } from './blockable';
import { BLOCKABLE } from './blockable';

/** The Login dialog opens, and the event is kept for after the login; the table says what is told beside it. */
export function* requireLogin(blocked: BlockableEvent): SagaGenerator<void> {
  // The refusal was meant for a session that is over; somebody has signed in since.
  if (yield* select(selectIsSignedIn)) return;
  yield* put(actionBlocked(blocked));
  if (BLOCKABLE[blocked.type] === 'told') yield* put(noticeOf('loginNeeded'));
  yield* put(overlayOpened({ name: 'login', reason: 'blocked' }));
}

/** Says whether the story may go on; a visitor is asked to log in, and the event comes back by itself. */
export function* needsSession(event: BlockableEvent): SagaGenerator<boolean> {
  if (yield* select(selectIsUserRequested)) yield* take([sessionStarted, sessionEnded, userNotFound]);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (!isSignedIn) yield* call(requireLogin, event);
  return isSignedIn;
}

/** The shopper closed a dialog, or left; what stories close goes on elsewhere, as Login does in the OTP dialog. */
const mayBeGivenUp = (action: Action) =>
  navigated.match(action) || (overlayClosed.match(action) && !isHandledBySaga(action));

function* untilGivenUp(): SagaGenerator<void> {
  do {
    yield* take(mayBeGivenUp);
    // A press on "Sign Up" closes one dialog and opens the other.
    yield* call(() => Promise.resolve());
  } while (yield* select(selectIsGettingIn));
}

/** Kept until Login is closed, ten minutes pass or another one is blocked (R21). */
function* finishAfterLogin({ payload: blocked }: ReturnType<typeof actionBlocked>) {
  const { isSignedIn } = yield* race({
    isSignedIn: take(sessionStarted),
    isGivenUp: call(untilGivenUp),
    isOver: call(wait, BLOCKED_ACTION_LIFETIME),
  });
  if ((yield* select(selectBlockedAction)) === null) return;
  yield* put(blockedActionReleased(isSignedIn ? 'finished' : 'dropped'));
  // The state froze it, and a saga marks what it dispatches.
  if (isSignedIn) yield* put({ ...blocked });
}

export function* blockedActionSaga() {
  yield* takeLatest(actionBlocked, finishAfterLogin);
}
