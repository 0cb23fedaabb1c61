import { ownEntry } from './ownEntry';
import type { TextKey } from './textKey';

/** Support ticket (api §9, TICKET). */
export interface Ticket {
  id: number;
  /** Identifier in URLs and requests, such as "TK-2041". */
  number: string;
  orderNumber: string | null;
  /** pending, confirm, completed or cancel; others are shown as their own text. */
  status: string;
  subject: string;
  issueType: string;
  createdAt: string;
}

export interface TicketMessage {
  id: number;
  text: string;
  createdAt: string;
  /** Null for the support team. */
  senderId: number | null;
  senderName: string;
  senderPhoto: string | null;
}

export interface TicketAttachment {
  isPicture: boolean;
  src: string;
}

export interface TicketDetail extends Ticket {
  /** Whether the shopper may still reply. */
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

/** Text key of each tab. */
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

/** Text key of a status; an unknown status is its own text. */
export const ticketStatusName = (status: string): TextKey =>
  ownEntry(statusNames, status.toLowerCase()) ?? status;
