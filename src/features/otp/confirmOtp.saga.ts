import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { noticeOf } from '@/core/notices';
import { sendSingleUse } from '@/core/writes';
import { forget } from '@/shared/adapters';
import { OTP_CALL } from './otp.keys';
import type { otpSubmitted } from './otp.events';
import { otpConfirmed, selectOtpRequest } from './otp.slice';

/**
 * Specification §4: verification of the code. Login, registration and password reset continue on
 * `otpConfirmed`. A code that is refused after a lost response may have been used up by the first press: the
 * automatic login shows whether it was.
 */
export function* confirmOtp({ payload: otp }: ReturnType<typeof otpSubmitted>): SagaGenerator<void> {
  const request = yield* select(selectOtpRequest);
  if (!request) return;
  const { phone, sentAt, purpose, password } = request;
  const { response, isUsedUp } = yield* sendSingleUse(
    `code ${phone} ${sentAt}`,
    callEndpoint(entryApi.endpoints.verifyOtp.initiate({ phone, otp }, { fixedCacheKey: OTP_CALL })),
  );
  forget(otp);
  const { data, error } = response;
  const logsIn = purpose !== 'forgotPassword' && password !== null;
  if (!error) yield* put(otpConfirmed({ ...request, token: data.token }));
  else if (isUsedUp && logsIn) yield* put(otpConfirmed({ ...request, token: null }));
  else yield* put(noticeOf('refused', { text: errorText(error) }));
}
