export { listen } from './listen.saga';
export type { Heard } from './openRealtime';
export { messageArrived } from './realtime.events';
export { tellTicket } from './tickets.saga';
