import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { resetMutation } from '@/api';
import { noticeOf } from '@/core/notices';
import { requestOtp } from './requestOtp.saga';
import { OTP_CALL } from './otp.keys';
import { resendOtpPressed } from './otp.events';
import { selectOtpRequest } from './otp.slice';

/** Specification §4, "Resend OTP": requests a new code and restarts the countdown. */
export function* resendOtp(): SagaGenerator<void> {
  const request = yield* select(selectOtpRequest);
  if (!request) return;
  const { purpose, phone, phoneCode, loginName, password, sentAt } = request;
  const canContinue = yield* requestOtp(
    { purpose, phone, phoneCode, loginName, password },
    resendOtpPressed(),
  );
  const isSent = (yield* select(selectOtpRequest))?.sentAt !== sentAt;
  if (!canContinue || !isSent) return;
  // Resets "too many attempts", which applied to the earlier code.
  yield* put(resetMutation(OTP_CALL));
  yield* put(noticeOf('codeResent'));
}
