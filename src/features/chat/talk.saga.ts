import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { navigated } from '@/core/navigation';
import { overlayClosed } from '@/core/overlays';
import { isReconnect, messageArrived, messageNotRead, untilSubscribed } from '@/features/realtime';
import { selectUser } from '@/core/session';
import { supervised } from '@/shared/saga';
import { refetchAll, refetchShown, reloadConversation, reloadTalk } from './messages/arrival.saga';
import { olderMessagesNeared } from './chat.events';
import { forgetClosed } from './messages/forgetClosed.saga';
import { hintAtTab } from './unread/hint.saga';
import { messageLocks } from './sending/messageLocks';
import { loadOlder } from './messages/older.saga';
import { sendInOrder } from './sending/send.saga';
import { logArrival } from './unread/logArrival.saga';
import { countListed, unreadSaga } from './unread/unread.saga';
import { persistUnsent } from './sending/unsent.saga';

export { showChat } from './messages/showChat.saga';

/** Refetches what was fetched before the socket could receive messages. */
function* refetchEarlier(): SagaGenerator<void> {
  yield* call(untilSubscribed);
  yield* call(refetchShown);
}

function* watch() {
  yield* takeLatest(isReconnect, refetchAll);
  yield* takeEvery(messageArrived, logArrival);
  yield* takeEvery(messageArrived, reloadConversation);
  yield* takeEvery(messageNotRead, reloadTalk);
  yield* takeEvery(chatApi.endpoints.getConversations.matchFulfilled, countListed);
  // While a page loads, only another conversation can request one.
  yield* takeLatest(olderMessagesNeared, loadOlder);
  yield* takeLatest([overlayClosed, navigated], forgetClosed);
}

/** Sagas of the chat, run while a user is signed in. */
export function* talk(): SagaGenerator<void> {
  if (!(yield* select(selectUser))) return;
  const locks = messageLocks();
  yield* all([
    supervised('chat', watch),
    supervised('unsent', () => persistUnsent(locks)),
    supervised('sending', () => sendInOrder(locks)),
    supervised('unread', unreadSaga),
    supervised('hint', hintAtTab),
    supervised('earlier', refetchEarlier),
  ]);
}
