import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { navigated } from '@/core/navigation';
import { overlayClosed } from '@/core/overlays';
import type { Incoming } from '@/features/realtime';
import { listen, messageArrived, messageNotRead, handleTicketMessage } from '@/features/realtime';
import { selectUser } from '@/core/session';
import { supervised } from '@/shared/saga';
import { refetchAll, refetchShown, reloadConversation, reloadTalk } from './messages/arrival.saga';
import { olderMessagesNeared } from './chat.events';
import { connectionChanged } from './chat.slice';
import { forgetClosed } from './messages/forgetClosed.saga';
import { hintAtTab } from './unread/hint.saga';
import { messageLocks } from './sending/messageLocks';
import { loadOlder } from './messages/older.saga';
import { sendInOrder } from './sending/send.saga';
import { countListed, isReconnect, unreadSaga } from './unread/unread.saga';
import { persistUnsent } from './sending/unsent.saga';

export { showChat } from './messages/showChat.saga';

/** Maps socket messages to actions; drops messages addressed to other users. */
function* handleIncoming(event: Incoming): SagaGenerator<void> {
  if (event.kind === 'ticket') return yield* call(handleTicketMessage, event.number);
  if (event.kind === 'notRead') {
    yield* put(messageNotRead());
    return;
  }
  if (event.kind === 'listening') return yield* call(refetchShown);
  if (event.kind === 'connection') {
    yield* put(connectionChanged(event.state));
    return;
  }
  const user = yield* select(selectUser);
  const { userId } = event.incoming;
  if (userId === null || userId === user?.id) yield* put(messageArrived(event.incoming));
}

function* watch() {
  yield* takeLatest(isReconnect, refetchAll);
  yield* takeEvery(messageArrived, reloadConversation);
  yield* takeEvery(messageNotRead, reloadTalk);
  yield* takeEvery(chatApi.endpoints.getConversations.matchFulfilled, countListed);
  yield* takeLeading(olderMessagesNeared, loadOlder);
  yield* takeLatest([overlayClosed, navigated], forgetClosed);
}

/** Sagas of the chat, run while a user is signed in. */
export function* talk(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  const locks = messageLocks();
  yield* all([
    supervised('chat', watch),
    supervised('unsent', () => persistUnsent(locks)),
    supervised('sending', () => sendInOrder(locks)),
    supervised('unread', unreadSaga),
    supervised('hint', hintAtTab),
    supervised('realtime', () => listen(user.id, handleIncoming)),
  ]);
}
