import { call, fork, put, race, take, takeEvery } from 'typed-redux-saga';
import { NOTICE_DURATION } from '@/domain/timing';
import { sagaGivenUp, sagaNotLoaded, wait } from '@/shared/saga';
import { isHeld, untilLetGo } from './queuedNotices';
import { noticeClosed, noticeExpired, noticeShown } from './notices.slice';
import { noticeOf } from './notices.table';

/** Every notice has its own time: it leaves when that is over, or when the shopper closes it. */
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

/** While the shopper points at a notice it stays, and a while longer. */
function* waitUnlessHeld(id: string, duration: number) {
  yield* call(wait, duration);
  while (isHeld(id)) {
    yield* call(untilLetGo, id);
    yield* call(wait, NOTICE_DURATION);
  }
}

/** The code behind a press did not come: the shopper hears of it and may press again. */
function* showNotLoaded() {
  yield* put(noticeOf('chunkNotLoaded'));
}

/** Once, however many sagas follow: a reload helps against all of them. */
function* showBroken() {
  yield* take(sagaGivenUp);
  yield* put(noticeOf('componentFailed'));
}

export function* noticesSaga() {
  yield* fork(showBroken);
  yield* takeEvery(noticeShown, expire);
  yield* takeEvery(sagaNotLoaded, showNotLoaded);
}
