import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import { callEndpoint, chatApi, isResponseLost, refetchQuery } from '@/api';
import type { Outgoing } from '@/domain/chat';
import { hasArrived } from '@/domain/chat';
import { beginLog } from '../messages/beginLog.saga';
import { selectNextOutgoing } from '../chat.selectors';
import {
  messageSent,
  messageSubmitted,
  photosChosenAgain,
  sendingFailed,
  sendingRetried,
} from '../chat.slice';
import { knownLog } from '../messages/knownLog';
import { wasRemovedElsewhere, storeUnsent } from '../persistedChat';
import type { MessageLocks } from './messageLocks';

const { getMessages, sendMessage } = chatApi.endpoints;

function* newestKnown({ shopId }: Outgoing): SagaGenerator<number | null> {
  const log = yield* knownLog(shopId);
  return log ? Math.max(0, ...log.messages.map(({ id }) => id)) : null;
}

/** After a lost response: whether the refetched log contains the message; null if the refetch failed. */
function* isInLog(outgoing: Outgoing): SagaGenerator<boolean | null> {
  const { data } = yield* refetchQuery(getMessages, outgoing.shopId);
  return data ? hasArrived(outgoing, data) : null;
}

/** Whether an earlier attempt has succeeded; null if that is unknown. */
function* isSendConfirmed(outgoing: Outgoing): SagaGenerator<boolean | null> {
  if (wasRemovedElsewhere(outgoing)) return true;
  return outgoing.afterId === undefined ? false : yield* call(isInLog, outgoing);
}

function* send(outgoing: Outgoing, locks: MessageLocks): SagaGenerator<void> {
  const { key, shopId, text, photos = [] } = outgoing;
  yield* call(locks.claimed, key);
  const isAlreadyConfirmed = yield* call(isSendConfirmed, outgoing);
  // With an unknown outcome the message is not sent again, to avoid a duplicate.
  if (isAlreadyConfirmed !== false) {
    yield* put(isAlreadyConfirmed ? messageSent(key) : sendingFailed({ key }));
    return;
  }
  const afterId = yield* call(newestKnown, outgoing);
  // If the page unloads before the response, `afterId` lets the next visit look for the message in the log.
  yield* call(storeUnsent, { ...outgoing, afterId });
  const files = photos.map(({ secretRef }) => ({ secretRef }));
  const message = { shopId, text, ...(files.length > 0 && { photos: files }) };
  const { data: sent, error } = yield* callEndpoint(sendMessage.initiate(message, { track: false }));
  if (!error) {
    yield* call(beginLog, shopId, sent);
    yield* put(messageSent(key));
  } else if (!isResponseLost(error)) yield* put(sendingFailed({ key, label: error.message ?? '' }));
  else if (yield* call(isInLog, { ...outgoing, afterId })) yield* put(messageSent(key));
  else yield* put(sendingFailed({ key, afterId, reason: error.message ?? '' }));
}

/**
 * Specification §4, "Chat panel": sending adds the text to the list at once, then sends. Messages are sent
 * one after the other to keep their order; a failed one holds back later ones. No message is sent twice or
 * lost.
 */
export function* sendInOrder(locks: MessageLocks): SagaGenerator<void> {
  const presses = yield* actionChannel([messageSubmitted, sendingRetried, photosChosenAgain]);
  while (true) {
    for (let next = yield* select(selectNextOutgoing); next; next = yield* select(selectNextOutgoing))
      yield* call(send, next, locks);
    yield* take(presses);
  }
}
