import { takeEvery, takeLeading } from 'typed-redux-saga';
import { otpConfirmed } from '@/features/otp';
import { lazily } from '@/shared/saga';
import { forgotPasswordSubmitted, resetPasswordSubmitted } from './password.events';

/** Specification §4, "Forgot password". */
export function* passwordSaga() {
  yield* takeLeading(
    forgotPasswordSubmitted,
    lazily(() => import('./forgotPassword.saga').then((file) => file.requestResetCode)),
  );
  yield* takeEvery(
    otpConfirmed,
    lazily(() => import('./forgotPassword.saga').then((file) => file.openReset)),
  );
  yield* takeLeading(
    resetPasswordSubmitted,
    lazily(() => import('./resetPassword.saga').then((file) => file.resetPassword)),
  );
}
