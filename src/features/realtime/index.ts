export * from './realtime.events';
export { realtimeSaga } from './realtime.saga';
export { untilSubscribed } from './subscription';
