import { createAction } from '@reduxjs/toolkit';
import { call, put, race, takeLeading } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { paths } from '@/domain/paths';
import { LOGOUT_PATIENCE } from '@/domain/timing';
import { goTo } from '@/features/navigation';
import { noticeOf } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { sessionEnded } from '@/features/session';
import { wait } from '@/shared/saga';

/** "Yes" in the logout confirmation. */
export const logoutConfirmed = createAction('logout/logoutConfirmed');

/**
 * Specification §4, "Logout": the session is cleared whether or not the call succeeds; success toast
 * "Logout successfully" bottom-left. After a logout the shopper is at `/` (contract §10, "visitor at an account page").
 */
function* logOut() {
  yield* put(overlayClosed('logout'));
  yield* race([callEndpoint(sessionApi.endpoints.logout.initiate(undefined)), call(wait, LOGOUT_PATIENCE)]);
  yield* put(sessionEnded('loggedOut'));
  yield* goTo(paths.home);
  yield* put(noticeOf('loggedOut'));
}

export function* logoutSaga() {
  yield* takeLeading(logoutConfirmed, logOut);
}
