export { OrderHistory } from './OrderHistory';
