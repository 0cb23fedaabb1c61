import { stamp } from '../clock';
import type { ticketMessages } from '../db/schema';
import { isOpen, type Ticket } from './tickets.queries';

/** API §9, TICKET. */
export const ticketJson = (ticket: Ticket) => ({
  id: ticket.id,
  ticket_no: ticket.ticketNo,
  order_number: ticket.orderNumber,
  status: ticket.status,
  subject: ticket.subject,
  issue_type: ticket.issueType,
  created_at: stamp(ticket.createdAt),
});

type Row = typeof ticketMessages.$inferSelect;

export const ticketMessageJson = (row: Row) => ({
  id: row.id,
  message: row.message,
  created_at: stamp(row.createdAt),
  sender_id: row.senderId,
  sender_name: row.senderName,
  profile_photo: row.profilePhoto,
});

/** API §9, TICKET_DETAIL. */
export const ticketDetailJson = (ticket: Ticket, rows: readonly Row[]) => ({
  ...ticketJson(ticket),
  user_chat: isOpen(ticket),
  email: ticket.email,
  phone: ticket.phone,
  attachments: ticket.attachments,
  messages: rows.map(ticketMessageJson),
});
