import { createAction } from '@reduxjs/toolkit';
import { takeLeading } from 'typed-redux-saga';
import type { Registration } from '@/api';
import { lazilyPressed } from '@/shared/saga';

/** The Registration form was sent; the password is sealed. */
export const registrationSubmitted = createAction<Registration>('registration/registrationSubmitted');

/** One account however often the button is pressed. */
export function* registrationSaga() {
  yield* takeLeading(
    registrationSubmitted,
    lazilyPressed(() => import('./register.saga').then((file) => file.register)),
  );
}
