import { put, takeEvery, takeLeading } from 'typed-redux-saga';
import { api } from '@/api';
import { ticketReplied } from '@/features/realtime';
import { lazilyPressed, takeLeadingPer } from '@/shared/saga';
import { loadOpening, loadReplying } from './loadSagas';
import { replySubmitted, ticketSubmitted } from './support.events';

/** Refetches a ticket and the lists when the help desk has replied. */
function* refetchTicket({ payload: id }: ReturnType<typeof ticketReplied>) {
  yield* put(api.util.invalidateTags([{ type: 'Ticket', id }, 'Tickets']));
}

/** One new ticket, and one reply to each ticket, at a time: repeated presses are ignored until it is done. */
export function* supportSaga() {
  yield* takeEvery(ticketReplied, refetchTicket);
  yield* takeLeading(
    ticketSubmitted,
    lazilyPressed(() => loadOpening().then((file) => file.openTicket)),
  );
  yield* takeLeadingPer(
    replySubmitted,
    ({ number }) => number,
    lazilyPressed(() => loadReplying().then((file) => file.sendReply)),
  );
}
