import { createAction } from '@reduxjs/toolkit';
import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';

/** "Yes" in the logout confirmation. */
export const logoutConfirmed = createAction('logout/logoutConfirmed');

/** Clears the session, here and at the server, and goes home. */
export const logOut = lazilyPressed(() => import('./leave.saga').then((file) => file.logOut));

export function* logoutSaga() {
  yield* takeLeading(logoutConfirmed, logOut);
}
