export { listen } from './listen.saga';
export type { Heard } from './openRealtime';
export { messageArrived, messageNotRead } from './realtime.events';
export { tellTicket } from './tickets.saga';
