export { BoughtLine } from './BoughtLine';
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
  addAgainPressed,
  addToCartPressed,
  cartOutdated,
  cartRetryPressed,
  cartSlice,
  checkoutPressed,
  quantityWanted,
  selectIsAdding,
  selectionCorrected,
  selectSelectedShopIds,
  shopToggled,
} from './cart.slice';
export type { AddToCart } from './cart.slice';
export { dropBoughtShops } from './loadCart.saga';
export { EmptyBag } from './EmptyBag';
export { FloatingCartTab } from './FloatingCartTab';
export { useFigureRows } from './useFigureRows';
