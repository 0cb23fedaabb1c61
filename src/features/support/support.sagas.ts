import { openTicket } from './openTicket.saga';
import { sendReply } from './reply.saga';
import { replySubmitted, ticketSubmitted } from './support.events';

/** Maps the help desk's events to their saga workers, loaded on demand. */
export const supportSagas = [
  [ticketSubmitted.type, openTicket],
  [replySubmitted.type, sendReply],
] as const;
