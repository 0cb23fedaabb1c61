import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { noticeOf } from '@/core/notices';
import { forget } from '@/shared/adapters';
import { OTP_CALL } from './otp.keys';
import type { otpSubmitted } from './otp.events';
import { otpConfirmed, selectOtpRequest } from './otp.slice';

/**
 * Specification §4: verification of the code. Login, registration and password reset continue on
 * `otpConfirmed`.
 */
export function* confirmOtp({ payload: otp }: ReturnType<typeof otpSubmitted>): SagaGenerator<void> {
  const request = yield* select(selectOtpRequest);
  if (!request) return;
  const response = yield* callEndpoint(
    entryApi.endpoints.verifyOtp.initiate({ phone: request.phone, otp }, { fixedCacheKey: OTP_CALL }),
  );
  forget(otp);
  if (response.error) yield* put(noticeOf('refused', { text: errorText(response.error) }));
  else yield* put(otpConfirmed({ ...request, token: response.data.token }));
}
