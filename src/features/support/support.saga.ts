import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { replySubmitted, ticketSubmitted } from './support.events';

/** One write of a kind at a time: repeated presses are ignored until it is done. */
export function* supportSaga() {
  yield* takeLeading(
    ticketSubmitted,
    lazilyPressed(() => import('./openTicket.saga').then((file) => file.openTicket)),
  );
  yield* takeLeading(
    replySubmitted,
    lazilyPressed(() => import('./reply.saga').then((file) => file.sendReply)),
  );
}
