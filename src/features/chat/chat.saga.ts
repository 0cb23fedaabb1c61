import { call, fork, takeEvery } from 'typed-redux-saga';
import { needsSession } from '@/features/access';
import { sessionEnded, whileSignedIn } from '@/core/session';
import { sessionToken, storage } from '@/shared/adapters';
import { lazily, lazilyPressed } from '@/shared/saga';
import { chatPressed } from './chat.events';
import { TALK_KEY } from './talkKey';

const loadTalk = () => import('./talk.saga');
const showChat = lazilyPressed(() => loadTalk().then((file) => file.showChat));
const talk = lazily(() => loadTalk().then((file) => file.talk));

/** A visitor is asked to log in with the press itself, and the conversation opens after that. */
function* openChat(press: ReturnType<typeof chatPressed>) {
  if (yield* needsSession(press)) yield* call(showChat, press);
}

function forgetTalk(event?: ReturnType<typeof sessionEnded>) {
  // Whoever took this session's place may have written already.
  if (event?.payload !== 'replaced') storage.remove(TALK_KEY);
}

/** The panel opens on a press; all else about talking comes with a user (architecture §3). */
export function* chatSaga() {
  yield* takeEvery(chatPressed, openChat);
  // What was half said leaves the browser with whoever said it (R19).
  if (sessionToken() === null) forgetTalk();
  yield* takeEvery(sessionEnded, forgetTalk);
  yield* fork(whileSignedIn, talk);
}
