import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { selectOutgoing } from './chat.selectors';
import { messageDiscarded, messageSent, messageSubmitted, sendingFailed, unsentFound } from './chat.slice';
import { storedUnsent, storeUnsent } from './storedTalk';

const isGone = (event: Action) => messageSent.match(event) || messageDiscarded.match(event);

function* keep(event: Action): SagaGenerator<void> {
  yield* call(storeUnsent, yield* select(selectOutgoing), isGone(event) ? event.payload : null);
}

/** Nothing that was said is lost by a reload: what has not arrived is kept until it has. */
export function* keepUnsent(): SagaGenerator<void> {
  const here = yield* select(selectOutgoing);
  const found = storedUnsent().filter(({ key }) => here.every((one) => one.key !== key));
  if (found.length > 0) yield* put(unsentFound(found));
  // Written before this story began.
  if (here.length > 0) yield* call(storeUnsent, here, null);
  yield* takeEvery([messageSubmitted, sendingFailed, messageSent, messageDiscarded], keep);
}
