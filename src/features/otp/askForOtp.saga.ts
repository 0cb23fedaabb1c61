import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, entryApi, errorText } from '@/api';
import { RESEND_COUNTDOWN } from '@/domain/timing';
import { noticeOf } from '@/features/notices';
import { clock, forget } from '@/shared/adapters';
import { OTP_SEND_CALL } from './otp.calls';
import type { OtpRequest } from './otp.slice';
import { otpSent, selectOtpRequest } from './otp.slice';

export type OtpAsked = Pick<OtpRequest, 'purpose' | 'phone' | 'phoneCode' | 'loginName' | 'password'>;

/** A code for the same thing that was sent less than a minute ago is the one to type: its countdown goes on. */
function stillRunning(asked: OtpAsked, earlier: OtpRequest | null): boolean {
  if (earlier?.phone !== asked.phone || earlier.purpose !== asked.purpose) return false;
  return earlier.sentAt !== null && clock.now() - earlier.sentAt < RESEND_COUNTDOWN;
}

/**
 * Has a code sent (specification §4). Answers whether it is on its way; a refusal is said as a toast (§8).
 * A registration goes on all the same: the account is there, and the dialog offers to send again.
 */
export function* askForOtp(asked: OtpAsked): SagaGenerator<boolean> {
  const earlier = yield* select(selectOtpRequest);
  if (earlier?.password && earlier.password.sealed !== asked.password?.sealed) forget(earlier.password);
  if (earlier && stillRunning(asked, earlier)) {
    yield* put(otpSent({ ...asked, sentTo: earlier.sentTo, sentAt: earlier.sentAt }));
    return true;
  }
  const { phone, phoneCode, purpose } = asked;
  const wish = { phone, phoneCode, isForPassword: purpose === 'forgotPassword' };
  const answer = yield* callEndpoint(
    entryApi.endpoints.sendOtp.initiate(wish, { fixedCacheKey: OTP_SEND_CALL }),
  );
  if (answer.error) {
    yield* refuse(answer.error);
    if (purpose !== 'registration') return false;
    yield* put(otpSent({ ...asked, sentTo: null, sentAt: null }));
    return true;
  }
  yield* put(otpSent({ ...asked, sentTo: answer.data.sentTo, sentAt: clock.now() }));
  return true;
}

function* refuse(error: ApiError) {
  yield* put(noticeOf('refused', { text: errorText(error) }));
}
