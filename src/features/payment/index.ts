export { MakePaymentButton } from './MakePaymentButton';
export { paymentDue, paymentReturned } from './payment.events';
export type { PaymentResult } from './payment.events';
export { paymentSaga } from './payment.saga';
export { closePaymentWindow, keepPaymentWindow, openPaymentWindow } from './paymentWindow';
