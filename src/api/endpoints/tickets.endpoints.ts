import { TICKET_PAGE_SIZE } from '@/domain/paging';
import type { TicketDetail, TicketMessage, TicketPage, TicketTab } from '@/domain/ticket';
import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { patchThroughRead } from '../patchThroughRead';
import {
  issueTypesWire,
  openedTicketWire,
  ticketMessagesWire,
  ticketsWire,
  ticketWire,
} from '../wire/ticket.wire';

export interface TicketsQuery {
  tab: TicketTab;
  page: number;
}

/** New ticket form values; an empty text is sent as null. */
export interface TicketEntry {
  /** Name of one of the server's issue types. */
  issueType: string;
  subject: string;
  message: string;
  email: string;
  phone: string;
  orderNumber: string;
  /** References to files in the vault. */
  attachments: readonly SecretRef[];
}

const orNull = (text: string) => text.trim() || null;

export const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /support-tickets: one page of tickets, newest first, with the counts of all tabs. */
    getTickets: build.query<TicketPage, TicketsQuery>({
      query: ({ tab, page }) => ({
        url: '/support-tickets',
        query: { status: tab === 'all' ? null : tab, page, per_page: TICKET_PAGE_SIZE },
        reads: ticketsWire,
      }),
      providesTags: ['Tickets', 'Localised'],
    }),
    /** GET /ticket-issue-types: names of the available issue types. */
    getIssueTypes: build.query<string[], void>({
      query: () => ({ url: '/ticket-issue-types', reads: issueTypesWire }),
      providesTags: ['Localised'],
    }),
    /** GET /support-ticket/show: one ticket with all messages; 422 for an unknown number. */
    getTicket: build.query<TicketDetail, string>({
      query: (number) => ({
        url: '/support-ticket/show',
        query: { ticket_number: number },
        reads: ticketWire,
      }),
      providesTags: (_ticket, _error, number) => [{ type: 'Ticket', id: number }, 'Localised'],
    }),
    /**
     * POST /support-ticket, as a form: returns the new ticket's number, or null if the server does not send
     * it.
     */
    openTicket: build.mutation<string | null, TicketEntry>({
      query: (entry) => ({
        url: '/support-ticket',
        method: 'POST',
        form: {
          issue_type: entry.issueType,
          subject: orNull(entry.subject),
          message: entry.message.trim(),
          email: entry.email.trim(),
          phone: orNull(entry.phone),
          order_number: orNull(entry.orderNumber),
          'attachments[]': entry.attachments,
        },
        reads: openedTicketWire,
      }),
      invalidatesTags: (_number, error) => (error ? [] : ['Tickets']),
    }),
    /** POST /support-ticket-message: returns all messages, or the new one. 422 if the ticket is closed. */
    replyToTicket: build.mutation<TicketMessage[], { number: string; message: string }>({
      query: ({ number, message }) => ({
        url: '/support-ticket-message',
        method: 'POST',
        body: { ticket_number: number, message: message.trim() },
        reads: ticketMessagesWire,
      }),
      async onQueryStarted({ number }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response || response.data.length === 0) return;
        const { util } = ticketsApi;
        const replied = util.updateQueryData('getTicket', number, (ticket) => {
          const known = ticket.messages.map(({ id }) => id);
          ticket.messages.push(...response.data.filter(({ id }) => !known.includes(id)));
        });
        await patchThroughRead(
          () => dispatch(replied),
          dispatch(util.getRunningQueryThunk('getTicket', number)),
        );
      },
      // Invalidates after errors too: the ticket has been closed since it was displayed.
      invalidatesTags: (messages, _error, { number }) =>
        messages && messages.length > 0 ? [] : [{ type: 'Ticket', id: number }, 'Tickets'],
    }),
  }),
});

export const {
  useGetTicketsQuery,
  useGetIssueTypesQuery,
  useGetTicketQuery,
  useOpenTicketMutation,
  useReplyToTicketMutation,
} = ticketsApi;
