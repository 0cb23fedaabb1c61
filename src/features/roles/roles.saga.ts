import { call, select, takeLatest } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { selectIsSignedIn, sessionStarted } from '@/core/session';

/** Persisted roles are used at once and refetched, because roles change on the server. */
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
