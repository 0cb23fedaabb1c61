import { call, fork, takeEvery } from 'typed-redux-saga';
import { needsSession } from '@/features/access';
import { sessionEnded, whileSignedIn } from '@/core/session';
import { sessionToken, storage } from '@/shared/adapters';
import { lazily, lazilyPressed } from '@/shared/saga';
import { chatPressed } from './chat.events';
import { TALK_KEY } from './chat.keys';

const loadTalk = () => import('./talk.saga');
const showChat = lazilyPressed(() => loadTalk().then((file) => file.showChat));
const talk = lazily(() => loadTalk().then((file) => file.talk));

/** A visitor's press opens the login; the conversation opens after it. */
function* openChat(press: ReturnType<typeof chatPressed>) {
  if (yield* needsSession(press)) yield* call(showChat, press);
}

function forgetTalk(event?: ReturnType<typeof sessionEnded>) {
  // The session that replaced this one may already have stored messages of its own.
  if (event?.payload !== 'replaced') storage.remove(TALK_KEY);
}

/**
 * Watches the "Chat" button; everything else of the chat is loaded and runs only while signed in
 * (architecture §3).
 */
export function* chatSaga() {
  yield* takeEvery(chatPressed, openChat);
  // Unsent texts are removed with the session of their author (R19).
  if (sessionToken() === null) forgetTalk();
  yield* takeEvery(sessionEnded, forgetTalk);
  yield* fork(whileSignedIn, talk);
}
