export { MakePaymentButton } from './MakePaymentButton';
export { PaymentMethods } from './PaymentMethods';
export { paymentDue, paymentReturned } from './payment.events';
export { paymentOverlays } from './payment.overlays';
export { selectPaymentMethods } from './payment.selectors';
export { paymentSaga } from './payment.saga';
export { withdrawCancellation } from './withdrawCancellation.saga';
export { closePaymentWindow, retainPaymentWindow, openPaymentWindow } from './paymentWindow';
