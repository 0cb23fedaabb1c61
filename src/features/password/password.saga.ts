import { createAction } from '@reduxjs/toolkit';
import { takeEvery, takeLeading } from 'typed-redux-saga';
import type { NewPassword } from '@/api';
import { otpConfirmed } from '@/features/otp';
import { lazily } from '@/shared/saga';

/** "Send OTP" was pressed in Forgot Password: with a phone number and its code, or an email address. */
export const forgotPasswordSubmitted = createAction<{ phone: string; phoneCode: string }>(
  'password/forgotPasswordSubmitted',
);

/** The new password and its confirmation were submitted; passwords and token are `SecretRef`s. */
export const resetPasswordSubmitted = createAction<NewPassword>('password/resetPasswordSubmitted');

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
