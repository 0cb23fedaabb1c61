export { askForOtp } from './askForOtp.saga';
export type { OtpAsked } from './askForOtp.saga';
export { OTP_SEND_CALL } from './otp.calls';
export { otpSaga } from './otp.saga';
export { otpConfirmed, otpSlice, selectOtpRequest } from './otp.slice';
