import { createAction } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { paths } from '@/domain/paths';
import { goTo } from '@/features/navigation';
import { noticeShown } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { sessionEnded } from '@/features/session';

/** "Yes" in the logout confirmation. */
export const logoutConfirmed = createAction('logout/logoutConfirmed');

/**
 * Specification §4, "Logout": the session is cleared whether or not the call succeeds; success toast
 * "Logout successfully" bottom-left. After a logout the shopper is at `/` (contract §10, "visitor at an account page").
 */
function* logOut() {
  yield* put(overlayClosed('logout'));
  yield* callEndpoint(sessionApi.endpoints.logout.initiate(undefined));
  yield* put(sessionEnded('loggedOut'));
  yield* goTo(paths.home);
  yield* put(noticeShown({ kind: 'success', text: { key: 'Logout successfully' } }));
}

export function* logoutSaga() {
  yield* takeLeading(logoutConfirmed, logOut);
}
