import { fork, takeEvery } from 'typed-redux-saga';
import { sessionEnded, whileSignedIn } from '@/features/session';
import { sessionToken, storage } from '@/shared/adapters';
import { lazily } from '@/shared/saga';
import { chatPressed } from './chat.events';
import { TALK_KEY } from './talkKey';

const openChat = lazily(() => import('./openChat.saga').then((file) => file.openChat));
const talk = lazily(() => import('./talk.saga').then((file) => file.talk));

function forgetTalk(event?: ReturnType<typeof sessionEnded>) {
  // Whoever took this session's place may have written already.
  if (event?.payload !== 'replaced') storage.remove(TALK_KEY);
}

/** The panel opens on a press; all else about talking comes with a user (architecture §3). */
export function* chatSaga() {
  yield* takeEvery(chatPressed, openChat);
  // What was half said leaves the browser with whoever said it (contract §10, "session end").
  if (sessionToken() === null) forgetTalk();
  yield* takeEvery(sessionEnded, forgetTalk);
  yield* fork(whileSignedIn, talk);
}
