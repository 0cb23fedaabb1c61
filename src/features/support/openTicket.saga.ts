import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, TicketEntry } from '@/api';
import { refetchQuery, callEndpoint, isResponseLost, ticketsApi } from '@/api';
import type { Ticket } from '@/domain/ticket';
import { ticketAddress, ticketsAddress } from '@/domain/ticketsUrlState';
import { goTo, selectAddress } from '@/core/navigation';
import { noticeOf, showFormError } from '@/core/notices';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import type { ticketSubmitted } from './support.events';
import { TICKET_CALL, TICKET_DRAFT } from './support.keys';

const NEWEST = { tab: 'all', page: 1 } as const;
const { getTickets } = ticketsApi.endpoints;
const selectNewest = getTickets.select(NEWEST);

/**
 * Returns the number of a ticket whose response was lost, if the server created it: sending it again would
 * create a duplicate. Null if the earlier tickets are not known.
 */
function* findOpened(
  error: ApiError,
  { issueType, subject }: TicketEntry,
  known: readonly Ticket[] | undefined,
): SagaGenerator<string | null> {
  if (!isResponseLost(error) || !known) return null;
  const { data } = yield* refetchQuery(getTickets, NEWEST);
  const opened = data?.tickets.find(
    (ticket) =>
      ticket.issueType === issueType &&
      ticket.subject.trim() === subject.trim() &&
      known.every((earlier) => earlier.number !== ticket.number),
  );
  return opened?.number ?? null;
}

/** Sends a new ticket and opens it, unless the user has left the form meanwhile, if only for the list. */
export function* openTicket({ payload: entry }: ReturnType<typeof ticketSubmitted>): SagaGenerator<void> {
  const address = yield* select(selectAddress);
  const known = (yield* select(selectNewest)).data?.tickets;
  const response = yield* callEndpoint(
    ticketsApi.endpoints.openTicket.initiate(entry, { fixedCacheKey: TICKET_CALL }),
  );
  const number = response.error ? yield* call(findOpened, response.error, entry, known) : response.data;
  if (response.error && number === null) {
    yield* call(showFormError, response.error);
    return;
  }
  entry.attachments.forEach(forget);
  dropDraft(TICKET_DRAFT);
  yield* put(noticeOf('done', { text: { key: 'Your ticket has been opened' } }));
  if ((yield* select(selectAddress)) !== address) return;
  yield* goTo(number ? ticketAddress(number, { tab: 'all', page: 1 }) : ticketsAddress({}), 'REPLACE');
}
