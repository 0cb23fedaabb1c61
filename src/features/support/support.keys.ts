/** `fixedCacheKey` of the call, from which the form reads progress and errors, and the key of its draft. */
export const TICKET_CALL = 'ticket';
export const TICKET_DRAFT = 'ticket';

/** `fixedCacheKey` and draft key of a ticket's replies; separate for each ticket. */
export const replyCallOf = (number: string) => `reply ${number}`;
