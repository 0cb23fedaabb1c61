import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiResponse, TicketEntry } from '@/api';
import { callEndpoint, refetchQuery, ticketsApi } from '@/api';
import type { Ticket } from '@/domain/ticket';
import { ticketAddress, ticketsAddress } from '@/domain/ticketsUrlState';
import { goTo, selectAddress } from '@/core/navigation';
import { noticeOf, showFormError } from '@/core/notices';
import { sendOnce } from '@/core/writes';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import type { ticketSubmitted } from './support.events';
import { TICKET_CALL, TICKET_DRAFT } from './support.keys';

const NEWEST = { tab: 'all', page: 1 } as const;
const { getTickets } = ticketsApi.endpoints;
const selectNewest = getTickets.select(NEWEST);

/** Finds the number of a ticket that was created although its response was lost. */
function* findOpened(
  { issueType, subject }: TicketEntry,
  known: readonly Ticket[] | undefined,
): SagaGenerator<ApiResponse<string | null | undefined>> {
  if (!known) return { data: undefined };
  const { data, error } = yield* refetchQuery(getTickets, NEWEST);
  if (error) return { error };
  const opened = data.tickets.find(
    (ticket) =>
      ticket.issueType === issueType &&
      // The server chooses a subject that the shopper left empty.
      [ticket.subject.trim(), ''].includes(subject.trim()) &&
      known.every((earlier) => earlier.number !== ticket.number),
  );
  return { data: opened?.number };
}

/** The newest tickets, which another tab or page of the list does not show. */
function* newestTickets(): SagaGenerator<readonly Ticket[] | undefined> {
  const { data = (yield* callEndpoint(getTickets.initiate(NEWEST, { subscribe: false }))).data } =
    yield* select(selectNewest);
  return data?.tickets;
}

/** Sends a new ticket and opens it, unless the user has left the form meanwhile, if only for the list. */
export function* openTicket({ payload: entry }: ReturnType<typeof ticketSubmitted>): SagaGenerator<void> {
  const address = yield* select(selectAddress);
  const track = { fixedCacheKey: TICKET_CALL };
  const { data: number, error } = yield* sendOnce({
    id: `${TICKET_CALL} ${JSON.stringify(entry)}`,
    known: yield* call(newestTickets),
    send: () => callEndpoint(ticketsApi.endpoints.openTicket.initiate(entry, track)),
    find: (known) => findOpened(entry, known),
  });
  if (error) {
    yield* call(showFormError, error);
    return;
  }
  entry.attachments.forEach(forget);
  dropDraft(TICKET_DRAFT);
  yield* put(noticeOf('done', { text: { key: 'Your ticket has been opened' } }));
  if ((yield* select(selectAddress)) !== address) return;
  yield* goTo(number ? ticketAddress(number, { tab: 'all', page: 1 }) : ticketsAddress({}), 'REPLACE');
}
