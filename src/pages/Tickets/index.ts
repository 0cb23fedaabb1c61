export { Tickets } from './Tickets';
