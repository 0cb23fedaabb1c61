import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { noticeOf } from '@/features/notices';
import type { otpConfirmed } from '@/features/otp';
import { askForOtp } from '@/features/otp';
import { overlayReplaced, selectIsOpen } from '@/features/overlays';
import { forget } from '@/shared/adapters';
import type { forgotPasswordSubmitted } from './password.saga';

/** "phone, Send OTP, OTP dialog" */
export function* askForCode({
  payload: { phone, phoneCode },
}: ReturnType<typeof forgotPasswordSubmitted>): SagaGenerator<void> {
  const asked = { purpose: 'forgotPassword', phone, phoneCode, loginName: phone, password: null } as const;
  yield* call(askForOtp, asked);
}

/** "Confirm OTP returns a token and opens Reset Password" */
export function* openReset({ payload }: ReturnType<typeof otpConfirmed>): SagaGenerator<void> {
  const { purpose, token, loginName: phone } = payload;
  if (purpose !== 'forgotPassword') {
    if (token) forget(token);
    return;
  }
  const isWanted = yield* select(selectIsOpen, 'otp');
  if (token && isWanted) {
    yield* put(overlayReplaced({ closed: 'otp', opened: { name: 'resetPassword', token, phone } }));
    return;
  }
  if (token) forget(token);
  else yield* put(noticeOf('refused', { text: { key: 'Something went wrong. Please try again.' } }));
}
