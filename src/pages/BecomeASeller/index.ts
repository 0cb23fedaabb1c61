export { BecomeASeller } from './BecomeASeller';
