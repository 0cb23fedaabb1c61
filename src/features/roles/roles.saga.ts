import { call, select, takeLatest } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { selectIsSignedIn, sessionStarted } from '@/core/session';

/** What an earlier visit left is shown, and asked again: a role comes and goes without the shopper's doing. */
function* loadRoles() {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* callEndpoint(
    sessionApi.endpoints.getRoles.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

export function* rolesSaga() {
  yield* takeLatest(sessionStarted, loadRoles);
  yield* call(loadRoles);
}
