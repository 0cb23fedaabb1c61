import { fork, takeEvery } from 'typed-redux-saga';
import { whileSignedIn } from '@/features/session';
import { lazily } from '@/shared/saga';
import { chatPressed } from './chat.events';

const openChat = lazily(() => import('./openChat.saga').then((file) => file.openChat));
const talk = lazily(() => import('./talk.saga').then((file) => file.talk));

/** The panel opens on a press; all else about talking comes with a user (architecture §3). */
export function* chatSaga() {
  yield* takeEvery(chatPressed, openChat);
  yield* fork(whileSignedIn, talk);
}
