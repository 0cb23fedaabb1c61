import { call, fork, put, race, take, takeEvery } from 'typed-redux-saga';
import { NOTICE_DURATION } from '@/domain/timing';
import { sagaGivenUp, sagaNotLoaded, wait } from '@/shared/saga';
import { untilDisplayed } from './displayedNotices';
import { isHeld, untilLetGo } from './heldNotices';
import { noticeClosed, noticeExpired, noticeShown } from './notices.slice';
import { noticeOf, NOTICES } from './notices.table';
import { provideUnsentLine } from './Unsent';
import { UnsentLine } from './UnsentLine';
import { unsentOffer } from './unsentOffer';

/** Closes a notice after its duration, unless the shopper closes it first. */
function* expire({ payload: { id, duration } }: ReturnType<typeof noticeShown>) {
  if (duration === null) return;
  const { isClosed } = yield* race({
    isOver: call(waitUnlessHeld, id, duration),
    isClosed: take(
      (action: { type: string; payload?: unknown }) => noticeClosed.match(action) && action.payload === id,
    ),
  });
  if (!isClosed) yield* put(noticeExpired(id));
}

/** Waits from the rendering of a notice on; a held one stays until released, then for `NOTICE_DURATION`. */
function* waitUnlessHeld(id: string, duration: number) {
  yield* call(untilDisplayed, id);
  yield* call(wait, duration);
  while (isHeld(id)) {
    yield* call(untilLetGo, id);
    yield* call(wait, NOTICE_DURATION);
  }
}

/** Events that a press has caused; a form is sent again by its own button, as it may have changed. */
const PRESS = /(Pressed|Confirmed|Stepped|quantityChangeRequested)$/;

/** The chunk of a pressed button failed to load; the press is offered again. */
function* showNotLoaded({ payload: press }: ReturnType<typeof sagaNotLoaded>) {
  const text = { key: NOTICES.chunkNotLoaded.text };
  const isOffered = press && PRESS.test(press.type);
  yield* put(
    isOffered ? noticeOf('unsent', { text, offer: unsentOffer(press) }) : noticeOf('chunkNotLoaded'),
  );
}

/** Shown once for all failed sagas, because one reload fixes all of them. */
function* showBroken() {
  yield* take(sagaGivenUp);
  yield* put(noticeOf('componentFailed'));
}

export function* noticesSaga() {
  provideUnsentLine(UnsentLine);
  yield* fork(showBroken);
  yield* takeEvery(noticeShown, expire);
  yield* takeEvery(sagaNotLoaded, showNotLoaded);
}
