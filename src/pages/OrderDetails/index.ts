export { OrderDetails } from './OrderDetails';
