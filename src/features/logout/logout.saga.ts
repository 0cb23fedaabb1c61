import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { logoutConfirmed } from './logout.events';

/** Ends the session, here and on the server, and navigates home. */
export const logOut = lazilyPressed(() => import('./leave.saga').then((file) => file.logOut));

export function* logoutSaga() {
  yield* takeLeading(logoutConfirmed, logOut);
}
