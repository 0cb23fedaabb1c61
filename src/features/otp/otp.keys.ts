/**
 * `fixedCacheKey`s of the calls, from which dialogs read progress and errors; `OTP_CALL` is the dialog's
 * name.
 */
export const OTP_CALL = 'otp';
export const OTP_SEND_CALL = 'sendOtp';
