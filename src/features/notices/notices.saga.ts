import { call, put, race, take, takeEvery } from 'typed-redux-saga';
import { wait } from '@/shared/saga';
import { noticeClosed, noticeExpired, noticeShown } from './notices.slice';

/** Every notice has its own time: it leaves when that is over, or when the shopper closes it. */
function* expire({ payload: { id, duration } }: ReturnType<typeof noticeShown>) {
  if (duration === null) return;
  const { isClosed } = yield* race({
    isOver: call(wait, duration),
    isClosed: take(
      (action: { type: string; payload?: unknown }) => noticeClosed.match(action) && action.payload === id,
    ),
  });
  if (!isClosed) yield* put(noticeExpired(id));
}

export function* noticesSaga() {
  yield* takeEvery(noticeShown, expire);
}
