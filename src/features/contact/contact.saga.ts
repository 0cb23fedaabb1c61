import { takeEvery, takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { anotherLetterPressed, letterSubmitted } from './contact.events';

const sendLetter = lazilyPressed(() => import('./sendLetter.saga').then((file) => file.sendLetter));
const beginAnother = lazilyPressed(() => import('./sendLetter.saga').then((file) => file.beginAnother));

/** A letter to the shop: sent once, however often it is pressed. */
export function* contactSaga() {
  yield* takeLeading(letterSubmitted, sendLetter);
  yield* takeEvery(anotherLetterPressed, beginAnother);
}
