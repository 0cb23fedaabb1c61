import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { chatApi } from '@/api';
import type { Outgoing } from '@/domain/chat';
import { arrivedOf } from '@/domain/chat';
import { isIntendedEnd, selectEndedBy } from '@/core/session';
import { forget } from '@/shared/adapters';
import { selectOutgoing } from '../chat.selectors';
import {
  messageDiscarded,
  messageSent,
  messageSubmitted,
  photosChosenAgain,
  sendingFailed,
  sendingRetried,
  unsentFound,
} from '../chat.slice';
import { knownLog } from '../messages/knownLog';
import { dropUnsent, wasRemovedElsewhere, persistedUnsent, storeUnsent } from '../persistedChat';
import { changeDraft, draftOf } from '../composer/draft';
import type { MessageLocks } from './messageLocks';
import { nobodySends } from './messageLocks';

/**
 * Puts unsent messages back into the draft, before its text and photos, so that the user finds them after
 * the next login.
 */
function backToField(unsent: readonly Outgoing[]): void {
  for (const { shopId, text, photos = [] } of [...unsent].reverse()) {
    const after = draftOf(shopId);
    changeDraft(shopId, {
      text: [text, after.text].filter(Boolean).join('\n'),
      photos: [...photos, ...after.photos],
    });
  }
}

/** Adds unsent messages of an earlier visit or another tab; waits for those that another tab is sending. */
function* findUnsent(): SagaGenerator<void> {
  const here = new Set((yield* select(selectOutgoing)).map(({ key }) => key));
  const candidates = persistedUnsent().filter(({ key }) => !here.has(key));
  for (const { key } of candidates) yield* call(nobodySends, key);
  const found = persistedUnsent().filter(({ key }) => candidates.some((one) => one.key === key));
  if (found.length > 0) yield* put(unsentFound(found));
}

const { getMessages } = chatApi.endpoints;

/**
 * Confirms failed messages that another tab has sent since, or that the log contains despite a lost response.
 */
function* dropArrived(): SagaGenerator<void> {
  const unsent = (yield* select(selectOutgoing)).filter(({ state }) => state === 'failed');
  for (const shopId of new Set(unsent.map((one) => one.shopId))) {
    const log = yield* knownLog(shopId);
    const toShop = unsent.filter((one) => one.shopId === shopId);
    const arrived = new Set(log ? arrivedOf(toShop, log) : []);
    for (const one of toShop)
      if (arrived.has(one) || wasRemovedElsewhere(one)) yield* put(messageSent(one.key));
  }
}

function persistChange(event: Action, unsent: readonly Outgoing[]): void {
  if (messageSent.match(event) || messageDiscarded.match(event)) dropUnsent(event.payload);
  else if (messageSubmitted.match(event)) storeUnsent(event.payload);
  else if (sendingFailed.match(event)) {
    const failed = unsent.find(({ key }) => key === event.payload.key);
    if (failed) storeUnsent(failed);
  }
}

/** Persists unconfirmed messages, so that neither a reload nor the end of a session loses them. */
export function* persistUnsent(locks: MessageLocks): SagaGenerator<void> {
  yield* takeEvery([getMessages.matchFulfilled, unsentFound], dropArrived);
  yield* fork(findUnsent);
  let unsent = yield* select(selectOutgoing);
  // Messages written before this saga started.
  for (const one of unsent) if (!wasRemovedElsewhere(one)) yield* call(storeUnsent, one);
  try {
    while (true) {
      locks.follow(unsent);
      const event = yield* take<Action>([
        messageSubmitted,
        sendingRetried,
        photosChosenAgain,
        sendingFailed,
        messageSent,
        messageDiscarded,
      ]);
      const before = unsent;
      unsent = yield* select(selectOutgoing);
      yield* call(persistChange, event, unsent);
      for (const { key, photos = [] } of before)
        if (unsent.every((one) => one.key !== key)) photos.forEach(forget);
    }
  } finally {
    locks.follow([]);
    // After a logout unsent messages are dropped, because the next user of the browser may be somebody else.
    const endedBy = yield* select(selectEndedBy);
    if (endedBy !== null && !isIntendedEnd(endedBy)) backToField(unsent);
  }
}
