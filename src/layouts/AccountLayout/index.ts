export { AccountLayout } from './AccountLayout';
