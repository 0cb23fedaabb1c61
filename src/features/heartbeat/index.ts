export { heartbeatSaga } from './heartbeat.saga';
