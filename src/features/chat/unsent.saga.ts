import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import type { Outgoing } from '@/domain/chat';
import { selectEndedBy } from '@/features/session';
import { keepDraft, withDraft } from '@/shared/drafts';
import { selectOutgoing } from './chat.selectors';
import { messageDiscarded, messageSent, messageSubmitted, sendingFailed, unsentFound } from './chat.slice';
import { storedUnsent, storeUnsent } from './storedTalk';
import { draftOf } from './useDraft';

const { match: isSent } = messageSent;
const { match: isDiscarded } = messageDiscarded;

/** Back into the field, before what is half written there: whoever comes back from an ended session finds it. */
function backToField(unsent: readonly Outgoing[]): void {
  for (const { shopId, text } of [...unsent].reverse()) {
    const { text: after } = withDraft(draftOf(shopId), { text: '' });
    keepDraft(draftOf(shopId), { text: after ? `${text}\n${after}` : text });
  }
}

/** Nothing that was said is lost by a reload, or by a session that ends: what has not arrived is kept until it has. */
export function* keepUnsent(): SagaGenerator<void> {
  const here = yield* select(selectOutgoing);
  const found = storedUnsent().filter(({ key }) => here.every((one) => one.key !== key));
  if (found.length > 0) yield* put(unsentFound(found));
  let unsent = yield* select(selectOutgoing);
  // Written before this story began.
  if (here.length > 0) yield* call(storeUnsent, here, null);
  try {
    while (true) {
      const event = yield* take<Action>([messageSubmitted, sendingFailed, messageSent, messageDiscarded]);
      unsent = yield* select(selectOutgoing);
      yield* call(storeUnsent, unsent, isSent(event) || isDiscarded(event) ? event.payload : null);
    }
  } finally {
    // Not after a logout: then it leaves with whoever wrote it.
    const endedBy = yield* select(selectEndedBy);
    if (endedBy === 'refused' || endedBy === 'expired' || endedBy === 'elsewhere') backToField(unsent);
  }
}
