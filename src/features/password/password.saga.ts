import { takeEvery, takeLeading } from 'typed-redux-saga';
import { otpConfirmed } from '@/features/otp';
import { takeLeadingWrite } from '@/core/writes';
import { lazily } from '@/shared/saga';
import { loadResetCode, loadResetting } from './loadSagas';
import { forgotPasswordSubmitted, resetPasswordSubmitted } from './password.events';
import { FORGOT_DRAFT } from './password.keys';

/** Specification §4, "Forgot password". */
export function* passwordSaga() {
  yield* takeLeadingWrite(
    forgotPasswordSubmitted,
    () => FORGOT_DRAFT,
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
