import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi } from '@/api';
import { RESEND_COUNTDOWN } from '@/domain/timing';
import { errorNotice, withdrawUnsent } from '@/core/notices';
import { selectIsOpen } from '@/core/overlays';
import { clock, forget, tabStorage } from '@/shared/adapters';
import { OTP_OF_TAB, OTP_SEND_CALL } from './otp.keys';
import { resendOtpPressed } from './otp.events';
import type { OtpRequest } from './otp.slice';
import { otpSent, selectIsOtpConfirmed, selectOtpRequest } from './otp.slice';

export type OtpDetails = Pick<OtpRequest, 'purpose' | 'phone' | 'phoneCode' | 'loginName' | 'password'>;

const isSame = (requested: OtpDetails, earlier: OtpRequest | null): earlier is OtpRequest =>
  earlier?.phone === requested.phone && earlier.purpose === requested.purpose;

/**
 * Whether the countdown of a code is running: that code is reused, and no other one is sent. A negative age
 * is that of a clock that was put back since.
 */
function isRunning({ sentAt }: OtpRequest): boolean {
  const age = sentAt === null ? RESEND_COUNTDOWN : clock.now() - sentAt;
  return age >= 0 && age < RESEND_COUNTDOWN;
}

/**
 * Requests a code (specification §4) and replaces the requesting dialog, unless that one was closed
 * meanwhile. Returns whether the flow can continue; errors are shown as a toast (§8). A registration
 * continues after an error as well: the account exists, and the dialog offers to resend the code. `press` is
 * offered again when it did not arrive.
 */
export function* requestOtp(requested: OtpDetails, press?: Action): SagaGenerator<boolean> {
  const earlier = yield* select(selectOtpRequest);
  if (earlier?.password && earlier.password.secretRef !== requested.password?.secretRef)
    forget(earlier.password);
  const isUsedUp = yield* select(selectIsOtpConfirmed);
  // A code that was sent before can still be entered, also after a failed resend.
  const usable = !isUsedUp && isSame(requested, earlier) ? earlier : null;
  const codeBefore = { sentTo: usable?.sentTo ?? null, sentAt: usable?.sentAt ?? null };
  if (usable && isRunning(usable)) {
    yield* handleOtpSent({ ...requested, ...codeBefore }, earlier);
    return true;
  }
  const { phone, phoneCode, purpose } = requested;
  const otpRequest = { phone, phoneCode, isForPassword: purpose === 'forgotPassword' };
  const response = yield* callEndpoint(
    entryApi.endpoints.sendOtp.initiate(otpRequest, { fixedCacheKey: OTP_SEND_CALL }),
  );
  if (response.error) yield* put(errorNotice(response.error, press));
  else yield* withdrawUnsent(resendOtpPressed());
  if (response.error && purpose !== 'registration') return false;
  const sent = response.error ? codeBefore : { sentTo: response.data.sentTo, sentAt: clock.now() };
  yield* handleOtpSent({ ...requested, ...sent }, earlier);
  return true;
}

function* handleOtpSent(request: OtpRequest, earlier: OtpRequest | null) {
  const isNewRegistration = request.purpose === 'registration' && !isSame(request, earlier);
  const opensDialog = isNewRegistration || (yield* select(selectIsOpen, request.purpose));
  tabStorage.write(OTP_OF_TAB, String(request.sentAt));
  yield* put(otpSent(request, opensDialog));
}
