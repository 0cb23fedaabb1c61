export { PaymentResult } from './PaymentResult';
