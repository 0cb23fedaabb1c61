import { createAction } from '@reduxjs/toolkit';
import type { NewPassword } from '@/api';

/** "Send OTP" was pressed in Forgot Password: with a phone number and its code, or an email address. */
export const forgotPasswordSubmitted = createAction<{ phone: string; phoneCode: string }>(
  'password/forgotPasswordSubmitted',
);
/** The new password and its confirmation were submitted; passwords and token are `SecretRef`s. */
export const resetPasswordSubmitted = createAction<NewPassword>('password/resetPasswordSubmitted');
