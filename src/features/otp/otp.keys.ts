/**
 * `fixedCacheKey`s of the calls, from which dialogs read progress and errors; `OTP_CALL` is the dialog's
 * name.
 */
export const OTP_CALL = 'otp';
export const OTP_SEND_CALL = 'sendOtp';

/** Key in the storage of the tab: when the code of its dialog was sent. */
export const OTP_OF_TAB = 'otpSentAt';
