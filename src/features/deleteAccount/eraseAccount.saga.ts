import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, deleteAccountApi, isResponseLost } from '@/api';
import { logOut } from '@/features/logout';
import { overlayOpened } from '@/core/overlays';
import { selectIsSignedIn } from '@/core/session';
import { report } from '@/shared/report';
import { DELETE_ACCOUNT_CALL } from './deleteAccount.keys';

const { deleteAccount, checkAccount } = deleteAccountApi.endpoints;

/**
 * Specification §4, "Delete account": delete request, then logout and the login dialog. A failure is "logged
 * only" (§8): the dialog and the session stay (R24).
 */
export function* eraseAccount(): SagaGenerator<void> {
  const { error } = yield* callEndpoint(
    deleteAccount.initiate(undefined, { fixedCacheKey: DELETE_ACCOUNT_CALL }),
  );
  if (error && !(yield* call(isDeletedAfterAll, error))) {
    // A 401 ends the session, which has a notice of its own.
    if (error.status !== 401) report('delete account', error);
    return;
  }
  yield* call(logOut);
  // Another user may have logged in meanwhile in another tab.
  if (!(yield* select(selectIsSignedIn))) yield* put(overlayOpened({ name: 'login', reason: 'button' }));
}

/** Whether the account was deleted although the response was lost: its token is no longer valid. */
function* isDeletedAfterAll(error: ApiError): SagaGenerator<boolean> {
  if (!isResponseLost(error)) return false;
  const response = yield* callEndpoint(checkAccount.initiate(undefined, { track: false }));
  return response.error?.status === 401;
}
