import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { isIntendedEnd, sessionEnded } from '@/core/session';
import { lazilyPressed } from '@/shared/saga';
import { anotherMessagePressed, contactMessageSubmitted } from './contact.events';
import { loadSending } from './loadSagas';

const sendContactMessage = lazilyPressed(() => loadSending().then((file) => file.sendContactMessage));
const handleAnotherMessage = lazilyPressed(() => loadSending().then((file) => file.handleAnotherMessage));

const isLogout = (action: Action) => sessionEnded.match(action) && isIntendedEnd(action.payload);

/**
 * Canceled by a logout: the outcome must neither reach nor block the next user. A message that finds an
 * expired session is sent without it.
 */
function* handleMessage(press: ReturnType<typeof contactMessageSubmitted>): SagaGenerator<void> {
  yield* race([call(sendContactMessage, press), take(isLogout)]);
}

/** Watches the contact form; presses while a message is being sent are ignored. */
export function* contactSaga() {
  yield* takeLeading(contactMessageSubmitted, handleMessage);
  yield* takeEvery(anotherMessagePressed, handleAnotherMessage);
}
