export { askForOtp } from './askForOtp.saga';
export { OTP_SEND_CALL } from './otp.calls';
export { otpSaga } from './otp.saga';
export { otpConfirmed, otpSlice } from './otp.slice';
