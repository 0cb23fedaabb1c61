import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { loadRegistering } from './loadSagas';
import { registrationSubmitted } from './registration.events';

/** `takeLeading`: repeated presses create one account. */
export function* registrationSaga() {
  yield* takeLeading(
    registrationSubmitted,
    lazilyPressed(() => loadRegistering().then((file) => file.register)),
  );
}
