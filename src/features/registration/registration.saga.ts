import { createAction } from '@reduxjs/toolkit';
import { takeLeading } from 'typed-redux-saga';
import type { Registration } from '@/api';
import { lazilyPressed } from '@/shared/saga';

/** The Registration form was submitted; the password is a `SecretRef`. */
export const registrationSubmitted = createAction<Registration>('registration/registrationSubmitted');

/** `takeLeading`: repeated presses create one account. */
export function* registrationSaga() {
  yield* takeLeading(
    registrationSubmitted,
    lazilyPressed(() => import('./register.saga').then((file) => file.register)),
  );
}
