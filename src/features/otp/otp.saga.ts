import { put, select, takeLeading } from 'typed-redux-saga';
import { OTP_TIMEOUT } from '@/domain/timing';
import { overlayOpened } from '@/core/overlays';
import { clock, tabStorage } from '@/shared/adapters';
import { lazilyPressed } from '@/shared/saga';
import { loadConfirming } from './loadSagas';
import { OTP_OF_TAB } from './otp.keys';
import { selectOtpRequest } from './otp.slice';
import { otpSubmitted, resendOtpPressed } from './otp.events';

/**
 * Reopens the dialog after a reload, for instance when the browser discarded the page while the shopper read
 * the code in another app. Other tabs have the request, too, but not its dialog.
 */
function* reopen() {
  const request = yield* select(selectOtpRequest);
  const isFresh = (request?.sentAt ?? 0) > clock.now() - OTP_TIMEOUT;
  const isOfTab = tabStorage.read(OTP_OF_TAB) === String(request?.sentAt);
  if (request?.isOpen && isFresh && isOfTab) yield* put(overlayOpened({ name: 'otp' }));
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
