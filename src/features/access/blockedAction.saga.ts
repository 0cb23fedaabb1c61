import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { BLOCKED_ACTION_LIFETIME } from '@/domain/timing';
import { noticeOf } from '@/features/notices';
import { isEntryDialog, overlayClosed, overlayOpened } from '@/features/overlays';
import { selectIsSignedIn, sessionStarted } from '@/features/session';
import { wait } from '@/shared/saga';
import { actionBlocked, blockedActionReleased, selectBlockedAction } from './access.slice';

/** Specification §8: "Please login first!" and the login dialog opens; the event is kept for after the login. */
export function* askToLogin(blocked: UnknownAction): SagaGenerator<void> {
  yield* put(actionBlocked(blocked));
  yield* put(noticeOf('loginNeeded'));
  yield* put(overlayOpened({ name: 'login', reason: 'blocked' }));
}

/** Says whether the story may go on; a visitor is asked to log in, and the event comes back by itself. */
export function* needsSession(event: UnknownAction): SagaGenerator<boolean> {
  const isSignedIn = yield* select(selectIsSignedIn);
  if (!isSignedIn) yield* call(askToLogin, event);
  return isSignedIn;
}

/** Also when it had become Registration or another dialog on the way in. */
const isLoginClosed = (action: Action) => overlayClosed.match(action) && isEntryDialog(action.payload);

/** Kept until Login is closed, ten minutes pass or another one is blocked (contract §10, "blocked action"). */
function* finishAfterLogin({ payload: blocked }: ReturnType<typeof actionBlocked>) {
  const { isSignedIn } = yield* race({
    isSignedIn: take(sessionStarted),
    isClosed: take(isLoginClosed),
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
