import { createAction } from '@reduxjs/toolkit';
import type { TicketEntry } from '@/api';

/** The form of a new ticket was sent; its attachments are handles of the vault. */
export const ticketSubmitted = createAction<TicketEntry>('support/ticketSubmitted');

/** An answer to the help desk was sent; carries the ticket's number. */
export const replySubmitted = createAction<{ number: string; message: string }>('support/replySubmitted');

/** The cache entry in which the form sees progress and errors, and what is kept of it. */
export const TICKET_CALL = 'ticket';
export const TICKET_DRAFT = 'ticket';

/** Each ticket's answers are told and kept apart. */
export const replyCallOf = (number: string) => `reply ${number}`;
