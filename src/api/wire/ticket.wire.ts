import * as v from 'valibot';
import type { Ticket, TicketAttachment, TicketDetail, TicketMessage, TicketPage } from '@/domain/ticket';
import {
  count,
  dataOf,
  flagOr,
  id,
  list,
  optional,
  optionalNumber,
  optionalText,
  requiredText,
  rows,
  text,
} from './lenient';

const ticketFields = {
  id,
  ticket_no: requiredText,
  order_number: optionalText,
  status: text,
  subject: text,
  issue_type: text,
  created_at: text,
};

const toTicket = (wire: v.InferOutput<v.ObjectSchema<typeof ticketFields, undefined>>): Ticket => ({
  id: wire.id,
  number: wire.ticket_no,
  orderNumber: wire.order_number,
  status: wire.status,
  subject: wire.subject || wire.issue_type,
  issueType: wire.issue_type,
  createdAt: wire.created_at,
});

const ticket = v.pipe(v.object(ticketFields), v.transform(toTicket));

const message = v.pipe(
  v.object({
    id,
    message: text,
    created_at: text,
    sender_id: optionalNumber,
    sender_name: text,
    profile_photo: optionalText,
  }),
  v.transform((wire): TicketMessage => ({
    id: wire.id,
    text: wire.message,
    createdAt: wire.created_at,
    senderId: wire.sender_id,
    senderName: wire.sender_name,
    senderPhoto: wire.profile_photo,
  })),
);

/** Oldest first, in whichever order they arrive. */
const messages = v.pipe(
  rows(message),
  v.transform((all) => all.sort((one, other) => one.id - other.id)),
);

/** Extension of a file's URL with its dot, or "". */
const extensionOf = (url: string) => /^[^?#]*(\.\w+)(?:[?#]|$)/.exec(url)?.[1] ?? '';

const attachment = v.pipe(
  v.object({ type: text, src: requiredText }),
  v.transform(({ type, src }): TicketAttachment => ({
    isPicture: !/pdf|file|doc/i.test(type || extensionOf(src)),
    src,
  })),
);

export const ticketsWire = dataOf(
  v.pipe(
    v.object({
      total: count,
      running: count,
      completed: count,
      cancel: count,
      support_tickets: rows(ticket),
    }),
    v.transform(({ total, running, completed, cancel, support_tickets: tickets }): TicketPage => ({
      total,
      counts: { all: running + completed + cancel, running, completed, cancel },
      tickets,
    })),
  ),
);

export const issueTypesWire = dataOf(
  v.pipe(
    v.object({ issue_types: list(v.object({ name: requiredText })) }),
    v.transform(({ issue_types: types }) => types.map(({ name }) => name)),
  ),
);

/** Number of the new ticket; null if the server only confirms the request. */
export const openedTicketWire = dataOf(
  v.pipe(
    v.object({ support_ticket: optional(ticket) }),
    v.transform((wire): string | null => wire.support_ticket?.number ?? null),
  ),
);

const CLOSED = ['completed', 'cancel'];

export const ticketWire = dataOf(
  v.pipe(
    v.object({
      support_ticket: v.object({
        ...ticketFields,
        user_chat: v.nullish(v.unknown(), null),
        email: optionalText,
        phone: optionalText,
        attachments: list(attachment),
        messages,
      }),
    }),
    v.transform(({ support_ticket: wire }): TicketDetail => ({
      ...toTicket(wire),
      // Falls back to the status when the server does not send the flag.
      isOpen: v.parse(flagOr(!CLOSED.includes(wire.status.toLowerCase())), wire.user_chat),
      email: wire.email,
      phone: wire.phone,
      attachments: wire.attachments,
      messages: wire.messages,
    })),
  ),
);

export const ticketMessagesWire = dataOf(
  v.pipe(
    v.object({ messages }),
    v.transform((wire) => wire.messages),
  ),
);
