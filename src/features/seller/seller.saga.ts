import { takeLeadingWrite } from '@/core/writes';
import { lazilyPressed } from '@/shared/saga';
import { loadApplying } from './loadSagas';
import { applicationSubmitted } from './seller.events';
import { SELLER_CALL } from './seller.keys';

const apply = lazilyPressed(() => loadApplying().then((file) => file.apply));

/** Repeated presses are ignored until the outcome of the application is known. */
export function* sellerSaga() {
  yield* takeLeadingWrite(applicationSubmitted, () => SELLER_CALL, apply);
}
