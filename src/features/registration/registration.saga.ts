import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { registrationSubmitted } from './registration.events';

/** `takeLeading`: repeated presses create one account. */
export function* registrationSaga() {
  yield* takeLeading(
    registrationSubmitted,
    lazilyPressed(() => import('./register.saga').then((file) => file.register)),
  );
}
