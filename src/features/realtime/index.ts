export { listen } from './listen.saga';
export type { Incoming } from './openRealtime';
export { messageArrived, messageNotRead } from './realtime.events';
export { handleTicketMessage } from './tickets.saga';
