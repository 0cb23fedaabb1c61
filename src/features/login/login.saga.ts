import type { Action } from '@reduxjs/toolkit';
import { takeEvery, takeLeading } from 'typed-redux-saga';
import { navigated } from '@/core/navigation';
import { otpConfirmed } from '@/features/otp';
import { openedBy } from '@/core/overlays';
import { lazily, lazilyPressed } from '@/shared/saga';
import { closeByBack, openFresh } from './entryDialogs.saga';
import { loadSigningIn } from './loadSagas';
import { loginSubmitted } from './login.events';

/** `takeLeading`: repeated presses cause one call. */
export function* loginSaga() {
  yield* takeLeading(
    loginSubmitted,
    lazilyPressed(() => loadSigningIn().then((file) => file.logIn)),
  );
  yield* takeEvery(
    otpConfirmed,
    lazily(() => import('./autoLogin.saga').then((file) => file.logInConfirmed)),
  );
  yield* takeEvery((action: Action) => openedBy(action) !== null, openFresh);
  yield* takeEvery(navigated, closeByBack);
}
