export { Policy } from './Policy';
