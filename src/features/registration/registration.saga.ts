import { takeEvery, takeLeading } from 'typed-redux-saga';
import { otpConfirmed } from '@/features/otp';
import { dropDraft } from '@/shared/drafts';
import { lazilyPressed } from '@/shared/saga';
import { loadRegistering } from './loadSagas';
import { registrationSubmitted } from './registration.events';
import { REGISTRATION_DRAFT } from './registration.keys';

/** Until the code is confirmed, "Use another number" leads back to what was typed. */
function dropVerified({ payload }: ReturnType<typeof otpConfirmed>): void {
  if (payload.purpose === 'registration') dropDraft(REGISTRATION_DRAFT);
}

/** `takeLeading`: repeated presses create one account. */
export function* registrationSaga() {
  yield* takeLeading(
    registrationSubmitted,
    lazilyPressed(() => loadRegistering().then((file) => file.register)),
  );
  yield* takeEvery(otpConfirmed, dropVerified);
}
