import { put, takeEvery } from 'typed-redux-saga';
import { api } from '@/api';
import { ticketReplied } from '@/features/realtime';

/** Refetches a ticket and the lists when the help desk has replied. */
function* refetchTicket({ payload: id }: ReturnType<typeof ticketReplied>) {
  yield* put(api.util.invalidateTags([{ type: 'Ticket', id }, 'Tickets']));
}

export function* ticketsSaga() {
  yield* takeEvery(ticketReplied, refetchTicket);
}
