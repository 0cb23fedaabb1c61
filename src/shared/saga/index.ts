export { supervised } from './supervised';
export { wait } from './wait';
