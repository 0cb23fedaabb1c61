import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { noticeOf } from '@/core/notices';
import type { otpConfirmed } from '@/features/otp';
import { requestOtp } from '@/features/otp';
import { overlayReplaced, selectIsOpen } from '@/core/overlays';
import { forget } from '@/shared/adapters';
import type { forgotPasswordSubmitted } from './password.events';

/** "phone, Send OTP, OTP dialog" */
export function* requestResetCode({
  payload: { phone, phoneCode },
}: ReturnType<typeof forgotPasswordSubmitted>): SagaGenerator<void> {
  const requested = {
    purpose: 'forgotPassword',
    phone,
    phoneCode,
    loginName: phone,
    password: null,
  } as const;
  yield* call(requestOtp, requested);
}

/** "Confirm OTP returns a token and opens Reset Password" */
export function* openReset({ payload }: ReturnType<typeof otpConfirmed>): SagaGenerator<void> {
  const { purpose, token, loginName: phone } = payload;
  if (purpose !== 'forgotPassword') {
    if (token) forget(token);
    return;
  }
  const isStillOpen = yield* select(selectIsOpen, 'otp');
  if (token && isStillOpen) {
    yield* put(overlayReplaced({ closed: 'otp', opened: { name: 'resetPassword', token, phone } }));
    return;
  }
  if (token) forget(token);
  else yield* put(noticeOf('refused', { text: { key: 'Something went wrong. Please try again.' } }));
}
