import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { loadApplying } from './loadSagas';
import { applicationSubmitted } from './seller.events';

/** Repeated presses are ignored until the application is sent. */
export function* sellerSaga() {
  yield* takeLeading(
    applicationSubmitted,
    lazilyPressed(() => loadApplying().then((file) => file.apply)),
  );
}
