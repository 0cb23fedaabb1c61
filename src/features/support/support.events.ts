import { createAction } from '@reduxjs/toolkit';
import type { TicketEntry } from '@/api';

/** The form of a new ticket was submitted; its attachments are vault handles. */
export const ticketSubmitted = createAction<TicketEntry>('support/ticketSubmitted');

/** A reply to the help desk was submitted; carries the ticket's number. */
export const replySubmitted = createAction<{ number: string; message: string }>('support/replySubmitted');
