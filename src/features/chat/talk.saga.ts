import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { navigated } from '@/features/navigation';
import { overlayClosed } from '@/features/overlays';
import type { Heard } from '@/features/realtime';
import { listen, messageArrived, messageNotRead, tellTicket } from '@/features/realtime';
import { selectUser } from '@/features/session';
import { supervised } from '@/shared/saga';
import { askAgain, askShownAgain, reloadConversation, reloadTalk } from './arrival.saga';
import { olderMessagesNeared } from './chat.events';
import { connectionChanged } from './chat.slice';
import { forgetClosed } from './forgetClosed.saga';
import { hintAtTab } from './hint.saga';
import { messageLocks } from './messageLocks';
import { loadOlder } from './older.saga';
import { sendInOrder } from './send.saga';
import { countListed, isBack, unreadSaga } from './unread.saga';
import { keepUnsent } from './unsent.saga';

export { showChat } from './showChat.saga';

/** What the socket says becomes an event; nothing of it is told that concerns somebody else. */
function* tell(said: Heard): SagaGenerator<void> {
  if (said.kind === 'ticket') return yield* call(tellTicket, said.number);
  if (said.kind === 'notRead') {
    yield* put(messageNotRead());
    return;
  }
  if (said.kind === 'listening') return yield* call(askShownAgain);
  if (said.kind === 'connection') {
    yield* put(connectionChanged(said.state));
    return;
  }
  const user = yield* select(selectUser);
  const { userId } = said.heard;
  if (userId === null || userId === user?.id) yield* put(messageArrived(said.heard));
}

function* watch() {
  yield* takeLatest(isBack, askAgain);
  yield* takeEvery(messageArrived, reloadConversation);
  yield* takeEvery(messageNotRead, reloadTalk);
  yield* takeEvery(chatApi.endpoints.getConversations.matchFulfilled, countListed);
  yield* takeLeading(olderMessagesNeared, loadOlder);
  yield* takeLatest([overlayClosed, navigated], forgetClosed);
}

/** All that talking needs beside the panel itself, while somebody is signed in. */
export function* talk(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  const locks = messageLocks();
  yield* all([
    supervised('chat', watch),
    supervised('unsent', () => keepUnsent(locks)),
    supervised('sending', () => sendInOrder(locks)),
    supervised('unread', unreadSaga),
    supervised('hint', hintAtTab),
    supervised('realtime', () => listen(user.id, tell)),
  ]);
}
