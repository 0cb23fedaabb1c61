import { put, takeEvery } from 'typed-redux-saga';
import { api } from '@/api';
import { isReconnect, ticketReplied } from '@/features/realtime';
import { takeLeadingWrite } from '@/core/writes';
import { lazilyPressed } from '@/shared/saga';
import { loadOpening, loadReplying } from './loadSagas';
import { replySubmitted, ticketSubmitted } from './support.events';
import { replyCallOf, TICKET_CALL } from './support.keys';

/** Refetches a ticket and the lists when the help desk has replied. */
function* refetchTicket({ payload: id }: ReturnType<typeof ticketReplied>) {
  yield* put(api.util.invalidateTags([{ type: 'Ticket', id }, 'Tickets']));
}

/** Replies may have been missed while the socket was lost. */
function* refetchMissed() {
  yield* put(api.util.invalidateTags(['Ticket', 'Tickets']));
}

/** One new ticket, and one reply to each ticket, at a time: repeated presses are ignored until it is done. */
export function* supportSaga() {
  yield* takeEvery(ticketReplied, refetchTicket);
  yield* takeEvery(isReconnect, refetchMissed);
  yield* takeLeadingWrite(
    ticketSubmitted,
    () => TICKET_CALL,
    lazilyPressed(() => loadOpening().then((file) => file.openTicket)),
  );
  yield* takeLeadingWrite(
    replySubmitted,
    ({ number }) => replyCallOf(number),
    lazilyPressed(() => loadReplying().then((file) => file.sendReply)),
  );
}
