export { checkoutSaga, visitorArrived } from './checkout.saga';
export { CheckoutBoard } from './CheckoutBoard';
export { VisitorAtCheckout } from './VisitorAtCheckout';
export {
  selectAddressInUse,
  selectCheckoutQuery,
  selectChosenShops,
  selectMissing,
  selectPaymentMethod,
  selectPaymentMethods,
} from './checkout.selectors';
export {
  addressPicked,
  checkoutSlice,
  couponEntered,
  noteWritten,
  orderPlaced,
  paymentMethodPicked,
  placeOrderPressed,
  selectCouponCode,
  selectIsPlacing,
  selectNote,
  selectShield,
  shieldToggled,
} from './checkout.slice';
