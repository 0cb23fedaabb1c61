import { takeEvery, takeLeading } from 'typed-redux-saga';
import { opens } from '@/features/overlays';
import { lazily } from '@/shared/saga';
import { addressSubmitted } from './addresses.events';

const addAddress = lazily(() => import('./addAddress.saga').then((file) => file.addAddress));
const forgetLastTry = lazily(() => import('./addAddress.saga').then((file) => file.forgetLastTry));

export function* addressesSaga() {
  yield* takeLeading(addressSubmitted, addAddress);
  yield* takeEvery(opens('address'), forgetLastTry);
}
