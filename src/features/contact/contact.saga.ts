import { takeEvery, takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { anotherMessagePressed, contactMessageSubmitted } from './contact.events';
import { loadSending } from './loadSagas';

const sendContactMessage = lazilyPressed(() => loadSending().then((file) => file.sendContactMessage));
const handleAnotherMessage = lazilyPressed(() => loadSending().then((file) => file.handleAnotherMessage));

/** Watches the contact form; presses while a message is being sent are ignored. */
export function* contactSaga() {
  yield* takeLeading(contactMessageSubmitted, sendContactMessage);
  yield* takeEvery(anotherMessagePressed, handleAnotherMessage);
}
