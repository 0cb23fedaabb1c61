import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { RESEND_COUNTDOWN } from '@/domain/timing';
import { noticeOf } from '@/features/notices';
import { selectIsOpen } from '@/features/overlays';
import { clock, forget } from '@/shared/adapters';
import { OTP_SEND_CALL } from './otp.calls';
import type { OtpRequest } from './otp.slice';
import { otpSent, selectIsOtpConfirmed, selectOtpRequest } from './otp.slice';

export type OtpAsked = Pick<OtpRequest, 'purpose' | 'phone' | 'phoneCode' | 'loginName' | 'password'>;

const isSame = (asked: OtpAsked, earlier: OtpRequest | null): earlier is OtpRequest =>
  earlier?.phone === asked.phone && earlier.purpose === asked.purpose;

/** A code for the same thing that was sent less than a minute ago is the one to type, unless it is used up. */
const isRunning = ({ sentAt }: OtpRequest) => sentAt !== null && clock.now() - sentAt < RESEND_COUNTDOWN;

/**
 * Has a code sent (specification §4), and its dialog takes the place of the one that asked; whoever closed that one
 * meanwhile has changed their mind. Answers whether the code is on its way; a refusal is said as a toast (§8).
 * A registration goes on all the same: the account is there, and the dialog offers to send again.
 */
export function* askForOtp(asked: OtpAsked): SagaGenerator<boolean> {
  const earlier = yield* select(selectOtpRequest);
  if (earlier?.password && earlier.password.sealed !== asked.password?.sealed) forget(earlier.password);
  const isUsedUp = yield* select(selectIsOtpConfirmed);
  if (!isUsedUp && isSame(asked, earlier) && isRunning(earlier)) {
    yield* tellSent({ ...asked, sentTo: earlier.sentTo, sentAt: earlier.sentAt }, earlier);
    return true;
  }
  const { phone, phoneCode, purpose } = asked;
  const wish = { phone, phoneCode, isForPassword: purpose === 'forgotPassword' };
  const answer = yield* callEndpoint(
    entryApi.endpoints.sendOtp.initiate(wish, { fixedCacheKey: OTP_SEND_CALL }),
  );
  if (answer.error) yield* put(noticeOf('refused', { text: errorText(answer.error) }));
  if (answer.error && purpose !== 'registration') return false;
  const sent = answer.error
    ? { sentTo: null, sentAt: null }
    : { sentTo: answer.data.sentTo, sentAt: clock.now() };
  yield* tellSent({ ...asked, ...sent }, earlier);
  return true;
}

function* tellSent(request: OtpRequest, earlier: OtpRequest | null) {
  const isNewcomer = request.purpose === 'registration' && !isSame(request, earlier);
  const isWanted = isNewcomer || (yield* select(selectIsOpen, request.purpose));
  yield* put(otpSent(request, isWanted));
}
