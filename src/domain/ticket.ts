import type { TextKey } from './textKey';

/** A request for help (contract §9, TICKET). */
export interface Ticket {
  id: number;
  /** "TK-2041": what its address and every call name it by. */
  number: string;
  orderNumber: string | null;
  /** pending, confirm, completed, cancel; others are shown as their text. */
  status: string;
  subject: string;
  issueType: string;
  createdAt: string;
}

export interface TicketMessage {
  id: number;
  text: string;
  createdAt: string;
  /** Null for the help desk. */
  senderId: number | null;
  senderName: string;
  senderPhoto: string | null;
}

export interface TicketAttachment {
  isPicture: boolean;
  src: string;
}

export interface TicketDetail extends Ticket {
  /** Whether the shopper may still write. */
  isOpen: boolean;
  email: string | null;
  phone: string | null;
  attachments: TicketAttachment[];
  /** Oldest first. */
  messages: TicketMessage[];
}

export const TICKET_TABS = ['all', 'running', 'completed', 'cancel'] as const;
export type TicketTab = (typeof TICKET_TABS)[number];

export interface TicketPage {
  total: number;
  counts: Record<TicketTab, number>;
  tickets: Ticket[];
}

/** The text key of each tab. */
export const ticketTabNames: Readonly<Record<TicketTab, TextKey>> = {
  all: 'All',
  running: 'Running',
  completed: 'Completed',
  cancel: 'Cancelled',
};

const statusNames: Readonly<Record<string, TextKey>> = {
  pending: 'Pending',
  confirm: 'In progress',
  completed: 'Completed',
  cancel: 'Cancelled',
};

/** The text key of a status; one that is not known is its own text. */
export const ticketStatusName = (status: string): TextKey => statusNames[status.toLowerCase()] ?? status;
