export { Orders } from './Orders';
