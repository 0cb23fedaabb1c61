export { requestOtp } from './requestOtp.saga';
export type { OtpDetails } from './requestOtp.saga';
export { OTP_SEND_CALL } from './otp.keys';
export { otpOverlays } from './otp.overlays';
export { otpSaga } from './otp.saga';
export { otpConfirmed, otpSlice, selectOtpRequest } from './otp.slice';
