import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { BLOCKED_ACTION_LIFETIME } from '@/domain/timing';
import { navigated } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { openedBy, openEntryDialogs, overlayClosed, overlayOpened } from '@/core/overlays';
import { selectIsSignedIn, sessionEnded, sessionStarted, untilUserKnown } from '@/core/session';
import { isHandledBySaga, wait } from '@/shared/saga';
import { actionBlocked, blockedActionReleased, selectBlockedAction } from './access.slice';
import type { BlockableEvent } from './blockable';
import { BLOCKABLE } from './blockable';
import { forgetBlocked, persistBlocked, takeBlockedBeforeReload } from './blockedBeforeReload';

/** Opens the Login dialog and stores the event for after the login, with a notice if its row has one. */
export function* requireLogin(blocked: BlockableEvent): SagaGenerator<void> {
  yield* put(actionBlocked(blocked));
  if (BLOCKABLE[blocked.type] === 'withNotice') yield* put(noticeOf('loginNeeded'));
  yield* put(overlayOpened({ name: 'login', reason: 'blocked' }));
}

/**
 * Whether the saga may continue. For visitors it opens the login and returns false; the event is dispatched
 * again later.
 */
export function* needsSession(event: BlockableEvent): SagaGenerator<boolean> {
  yield* untilUserKnown();
  const isSignedIn = yield* select(selectIsSignedIn);
  if (!isSignedIn) yield* call(requireLogin, event);
  return isSignedIn;
}

/**
 * The shopper closed a dialog or navigated. Dialogs closed by sagas do not count: the flow continues in
 * another one, such as OTP.
 */
const mayBeGivenUp = (action: Action) =>
  navigated.match(action) || (overlayClosed.match(action) && !isHandledBySaga(action));

function* untilGivenUp(): SagaGenerator<void> {
  do {
    yield* take(mayBeGivenUp);
    // "Sign Up" closes one dialog and opens the other.
    yield* call(() => Promise.resolve());
  } while ((yield* call(openEntryDialogs)).length > 0);
}

/**
 * Keeps the event until Login is closed, ten minutes pass or another event is blocked (R21).
 */
function* finishAfterLogin({ payload: blocked }: ReturnType<typeof actionBlocked>) {
  const { isSignedIn } = yield* race({
    isSignedIn: take(sessionStarted),
    isGivenUp: call(untilGivenUp),
    isOver: call(wait, BLOCKED_ACTION_LIFETIME),
  });
  if ((yield* select(selectBlockedAction)) === null) return;
  yield* put(blockedActionReleased(isSignedIn ? 'finished' : 'dropped'));
  // A copy, because the state froze the object and saga middleware marks what it dispatches.
  if (isSignedIn) yield* put({ ...blocked });
}

const opensOtp = (action: Action) => openedBy(action)?.name === 'otp';

/** Browsers discard the page while the code is read in another app. */
function* persist() {
  const blocked = yield* select(selectBlockedAction);
  if (blocked) yield* call(persistBlocked, blocked);
}

/** After a reload the event waits on if the dialog of the code opens again. */
function* waitOn(blocked: BlockableEvent) {
  yield* take(opensOtp);
  yield* put(actionBlocked(blocked));
  yield* call(persist);
}

export function* blockedActionSaga() {
  const blocked = yield* call(takeBlockedBeforeReload);
  if (blocked) yield* fork(waitOn, blocked);
  yield* takeEvery(opensOtp, persist);
  yield* takeEvery([blockedActionReleased, sessionEnded], forgetBlocked);
  yield* takeLatest(actionBlocked, finishAfterLogin);
}
