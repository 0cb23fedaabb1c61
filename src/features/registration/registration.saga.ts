import { takeEvery } from 'typed-redux-saga';
import { otpConfirmed } from '@/features/otp';
import { takeLeadingWrite } from '@/core/writes';
import { dropDraft } from '@/shared/drafts';
import { lazilyPressed } from '@/shared/saga';
import { loadRegistering } from './loadSagas';
import { registrationSubmitted } from './registration.events';
import { REGISTRATION_CALL, REGISTRATION_DRAFT } from './registration.keys';

/** Until the code is confirmed, "Use another number" leads back to what was typed. */
function dropVerified({ payload }: ReturnType<typeof otpConfirmed>): void {
  if (payload.purpose === 'registration') dropDraft(REGISTRATION_DRAFT);
}

/** Repeated presses create one account; the button waits for the code, or the login, that follows. */
export function* registrationSaga() {
  yield* takeLeadingWrite(
    registrationSubmitted,
    () => REGISTRATION_CALL,
    lazilyPressed(() => loadRegistering().then((file) => file.register)),
  );
  yield* takeEvery(otpConfirmed, dropVerified);
}
