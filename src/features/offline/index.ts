export { OfflineContent } from './OfflineContent';
