export { BuyNowBoard } from './BuyNowBoard';
export { checkoutOverlays } from './checkout.overlays';
export { CheckoutBoard } from './CheckoutBoard';
export { checkoutSaga } from './checkout.saga';
export { checkoutSlice, orderPlaced, placingStarted } from './checkout.slice';
export { couponRefused } from './summary/coupon.events';
export { VisitorAtCheckout } from './steps/VisitorAtCheckout';
