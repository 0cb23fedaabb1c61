import { takeEvery, takeLeading } from 'typed-redux-saga';
import { otpConfirmed } from '@/features/otp';
import { lazily } from '@/shared/saga';
import { loadResetCode, loadResetting } from './loadSagas';
import { forgotPasswordSubmitted, resetPasswordSubmitted } from './password.events';

/** Specification §4, "Forgot password". */
export function* passwordSaga() {
  yield* takeLeading(
    forgotPasswordSubmitted,
    lazily(() => loadResetCode().then((file) => file.requestResetCode)),
  );
  yield* takeEvery(
    otpConfirmed,
    lazily(() => loadResetCode().then((file) => file.openReset)),
  );
  yield* takeLeading(
    resetPasswordSubmitted,
    lazily(() => loadResetting().then((file) => file.resetPassword)),
  );
}
