import { pageNumber, setPage } from './paging';
import { paths, patterns } from './paths';
import type { TicketTab } from './ticket';
import { TICKET_TABS } from './ticket';

/** URL state of the tickets; also preserved in the URL of an open ticket. */
export interface TicketsUrlState {
  tab: TicketTab;
  page: number;
  /** Whether the form of a new ticket is open; `order` prefills its order number. */
  isNew: boolean;
  order: string;
}

/**
 * Parses the parameters; unknown or out-of-range values fall back to the default (R9).
 */
export function readTicketsUrlState(parameters: URLSearchParams): TicketsUrlState {
  const tab = TICKET_TABS.find((one) => one === parameters.get('status')) ?? 'all';
  const isNew = parameters.has('new');
  return {
    tab,
    page: pageNumber(parameters.get('page')),
    isNew,
    order: isNew ? (parameters.get('order') ?? '').slice(0, 60) : '',
  };
}

function searchOf({ tab, page, isNew, order }: TicketsUrlState): string {
  const parameters = new URLSearchParams();
  if (tab !== 'all') parameters.set('status', tab);
  setPage(parameters, page);
  if (isNew) parameters.set('new', '');
  if (order) parameters.set('order', order);
  const search = parameters.toString();
  return search && `?${search}`;
}

export const firstTickets: TicketsUrlState = { tab: 'all', page: 1, isNew: false, order: '' };

/** Canonical URL of the ticket list; defaults are omitted. */
export const ticketsAddress = (urlState: Partial<TicketsUrlState>): string =>
  `${patterns.supportTickets}${searchOf({ ...firstTickets, ...urlState })}`;

/** URL of one ticket, including the state of the list next to it. */
export const ticketAddress = (number: string, { tab, page }: Pick<TicketsUrlState, 'tab' | 'page'>): string =>
  `${paths.supportTicket(number)}${searchOf({ ...firstTickets, tab, page })}`;
