import { openTicket } from './openTicket.saga';
import { sendReply } from './reply.saga';
import { replySubmitted, ticketSubmitted } from './support.events';

/** Which event of the help desk is heard by which story. */
export const supportStories = [
  [ticketSubmitted.type, openTicket],
  [replySubmitted.type, sendReply],
] as const;
