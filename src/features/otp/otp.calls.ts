/** The cache entries in which dialogs see progress and errors; the dialog's own call has the dialog's name. */
export const OTP_CALL = 'otp';
export const OTP_SEND_CALL = 'sendOtp';
