import { put, select, takeLeading } from 'typed-redux-saga';
import { OTP_TIMEOUT } from '@/domain/timing';
import { overlayOpened } from '@/core/overlays';
import { clock } from '@/shared/adapters';
import { lazilyPressed } from '@/shared/saga';
import { loadConfirming } from './loadSagas';
import { selectOtpRequest } from './otp.slice';
import { otpSubmitted, resendOtpPressed } from './otp.events';

/**
 * Reopens the dialog after a reload, for instance when the browser discarded the page while the shopper read
 * the code in another app.
 */
function* reopen() {
  const request = yield* select(selectOtpRequest);
  const isFresh = (request?.sentAt ?? 0) > clock.now() - OTP_TIMEOUT;
  if (request?.isOpen && isFresh) yield* put(overlayOpened({ name: 'otp' }));
}

export function* otpSaga() {
  yield* reopen();
  yield* takeLeading(
    otpSubmitted,
    lazilyPressed(() => loadConfirming().then((file) => file.confirmOtp)),
  );
  yield* takeLeading(
    resendOtpPressed,
    lazilyPressed(() => import('./resendOtp.saga').then((file) => file.resendOtp)),
  );
}
