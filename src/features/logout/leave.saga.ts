import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { paths } from '@/domain/paths';
import { LOGOUT_TIMEOUT } from '@/domain/timing';
import { goTo } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { overlayClosed } from '@/core/overlays';
import { selectIsSignedIn, sessionEnded } from '@/core/session';
import { isSessionReplaced, sessionToken } from '@/shared/adapters';
import { wait } from '@/shared/saga';
import { LOGOUT_CALL } from './logout.keys';

/**
 * Specification §4, "Logout": the session is cleared whether or not the call succeeds; success toast "Logout
 * successfully" bottom-left. Navigates to `/` (R12).
 */
export function* logOut(): SagaGenerator<void> {
  const token = yield* call(sessionToken);
  yield* race([
    callEndpoint(sessionApi.endpoints.logout.initiate(undefined, { fixedCacheKey: LOGOUT_CALL })),
    call(wait, LOGOUT_TIMEOUT),
  ]);
  yield* put(overlayClosed('logout'));
  const known = yield* call(sessionToken);
  // Somebody has logged in meanwhile in another tab: that session goes on.
  if ((known !== null && known !== token) || (yield* call(isSessionReplaced))) return;
  // Another tab, or a 401, may have ended the session already.
  if (yield* select(selectIsSignedIn)) yield* put(sessionEnded('loggedOut'));
  yield* goTo(paths.home);
  yield* put(noticeOf('loggedOut'));
}
