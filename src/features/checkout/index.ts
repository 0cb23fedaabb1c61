export {
  addressPicked,
  checkoutSlice,
  couponEntered,
  orderPlaced,
  paymentMethodPicked,
  placeOrderPressed,
  selectCouponCode,
  selectPaymentMethod,
  selectPickedAddressId,
  selectPlacingKey,
  selectShield,
  shieldToggled,
} from './checkout.slice';
