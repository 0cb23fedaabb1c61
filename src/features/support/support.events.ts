import { createAction } from '@reduxjs/toolkit';
import type { TicketEntry } from '@/api';

/** The form of a new ticket was submitted; its attachments are vault handles. */
export const ticketSubmitted = createAction<TicketEntry>('support/ticketSubmitted');

/** A reply to the help desk was submitted; carries the ticket's number. */
export const replySubmitted = createAction<{ number: string; message: string }>('support/replySubmitted');

/** `fixedCacheKey` of the call, from which the form reads progress and errors, and the key of its draft. */
export const TICKET_CALL = 'ticket';
export const TICKET_DRAFT = 'ticket';

/** `fixedCacheKey` and draft key of a ticket's replies; separate for each ticket. */
export const replyCallOf = (number: string) => `reply ${number}`;
