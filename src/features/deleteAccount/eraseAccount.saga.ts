import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, deleteAccountApi } from '@/api';
import { logOut } from '@/features/logout';
import { overlayOpened } from '@/core/overlays';
import { selectIsSignedIn } from '@/core/session';
import { report } from '@/shared/report';
import { DELETE_ACCOUNT_CALL } from './deleteAccount.keys';

/**
 * Specification §4, "Delete account": delete request, then logout and the login dialog. A failure is "logged
 * only" (§8): the dialog and the session stay (R24).
 */
export function* eraseAccount(): SagaGenerator<void> {
  const response = yield* callEndpoint(
    deleteAccountApi.endpoints.deleteAccount.initiate(undefined, { fixedCacheKey: DELETE_ACCOUNT_CALL }),
  );
  if (response.error) {
    // A 401 ends the session, which has a notice of its own.
    if (response.error.status !== 401) report('delete account', response.error);
    return;
  }
  yield* call(logOut);
  // Another user may have logged in meanwhile in another tab.
  if (!(yield* select(selectIsSignedIn))) yield* put(overlayOpened({ name: 'login', reason: 'button' }));
}
