import { takeEvery, takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { anotherLetterPressed, letterSubmitted } from './contact.events';

const sendLetter = lazilyPressed(() => import('./sendLetter.saga').then((file) => file.sendLetter));
const handleAnotherMessage = lazilyPressed(() =>
  import('./sendLetter.saga').then((file) => file.handleAnotherMessage),
);

/** Watches the contact form; presses while a message is being sent are ignored. */
export function* contactSaga() {
  yield* takeLeading(letterSubmitted, sendLetter);
  yield* takeEvery(anotherLetterPressed, handleAnotherMessage);
}
