import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { sessionEnded } from '@/core/session';
import { lazilyPressed } from '@/shared/saga';
import { anotherMessagePressed, contactMessageSubmitted } from './contact.events';
import { loadSending } from './loadSagas';

const sendContactMessage = lazilyPressed(() => loadSending().then((file) => file.sendContactMessage));
const handleAnotherMessage = lazilyPressed(() => loadSending().then((file) => file.handleAnotherMessage));

/** Canceled when the session ends: the outcome must neither reach nor block the next user. */
function* handleMessage(press: ReturnType<typeof contactMessageSubmitted>): SagaGenerator<void> {
  yield* race([call(sendContactMessage, press), take(sessionEnded)]);
}

/** Watches the contact form; presses while a message is being sent are ignored. */
export function* contactSaga() {
  yield* takeLeading(contactMessageSubmitted, handleMessage);
  yield* takeEvery(anotherMessagePressed, handleAnotherMessage);
}
