export { cartSaga } from './cart.saga';
export { CartButton } from './CartButton';
export {
  selectCart,
  selectCartAmount,
  selectCartError,
  selectIsCartLoading,
  selectServerCart,
} from './cart.selectors';
export {
  addToCartPressed,
  cartSlice,
  checkoutPressed,
  quantityWanted,
  selectIsAdding,
  selectionCorrected,
  selectSelectedShopIds,
  shopToggled,
} from './cart.slice';
export type { AddToCart } from './cart.slice';
export { FloatingCartTab } from './FloatingCartTab';
export { loadCart } from './loadCart.saga';
