import { createAction } from '@reduxjs/toolkit';
import type { SecretRef } from '@/shared/adapters';

/** The code was submitted; the payload is a `SecretRef`. */
export const otpSubmitted = createAction<SecretRef>('otp/otpSubmitted');
/** "Resend OTP" was pressed. */
export const resendOtpPressed = createAction('otp/resendOtpPressed');
