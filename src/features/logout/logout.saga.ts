import { createAction } from '@reduxjs/toolkit';
import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';

/** "Yes" was pressed in the logout confirmation. */
export const logoutConfirmed = createAction('logout/logoutConfirmed');

/** Ends the session, here and on the server, and navigates home. */
export const logOut = lazilyPressed(() => import('./leave.saga').then((file) => file.logOut));

export function* logoutSaga() {
  yield* takeLeading(logoutConfirmed, logOut);
}
