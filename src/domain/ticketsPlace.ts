import { pageNumber } from './paging';
import { paths, patterns } from './paths';
import type { TicketTab } from './ticket';
import { TICKET_TABS } from './ticket';

/** Which part of the tickets an address shows: the list's tab and page stand in it beside an open ticket, too. */
export interface TicketsPlace {
  tab: TicketTab;
  page: number;
  /** The form of a new ticket is open; about which order, where it is about one. */
  isNew: boolean;
  order: string;
}

/** Reads the parameters; what is unknown or out of range is the default (contract §10, "URL of lists"). */
export function readTicketsPlace(parameters: URLSearchParams): TicketsPlace {
  const tab = TICKET_TABS.find((one) => one === parameters.get('status')) ?? 'all';
  const isNew = parameters.has('new');
  return {
    tab,
    page: pageNumber(parameters.get('page')),
    isNew,
    order: isNew ? (parameters.get('order') ?? '').slice(0, 60) : '',
  };
}

function searchOf({ tab, page, isNew, order }: TicketsPlace): string {
  const parameters = new URLSearchParams();
  if (tab !== 'all') parameters.set('status', tab);
  if (page > 1) parameters.set('page', String(page));
  if (isNew) parameters.set('new', '');
  if (order) parameters.set('order', order);
  const search = parameters.toString();
  return search && `?${search}`;
}

export const firstTickets: TicketsPlace = { tab: 'all', page: 1, isNew: false, order: '' };

/** The one address of a part of the tickets; defaults are left out. */
export const ticketsAddress = (place: Partial<TicketsPlace>): string =>
  `${patterns.supportTickets}${searchOf({ ...firstTickets, ...place })}`;

/** The address of one ticket, with the list as it stands beside it. */
export const ticketAddress = (number: string, { tab, page }: Pick<TicketsPlace, 'tab' | 'page'>): string =>
  `${paths.supportTicket(number)}${searchOf({ ...firstTickets, tab, page })}`;
