export { BoughtLine } from './BoughtLine';
export { cartSaga } from './cart.saga';
export { CartButton } from './CartButton';
export {
  selectBuyNowCart,
  selectCart,
  selectCartError,
  selectIsCartLoading,
  selectServerCart,
} from './cart.selectors';
export {
  addToCartPressed,
  buyNowPressed,
  cartOutdated,
  cartRetryPressed,
  cartSlice,
  checkoutPressed,
  selectIsAdding,
  selectIsBuyingNow,
  selectionCorrected,
  selectSelectedShopIds,
} from './cart.slice';
export { dropBoughtShops, dropBuyNow } from './loadCart.saga';
export { EmptyBag } from './EmptyBag';
export { FloatingCartTab } from './FloatingCartTab';
export { useHasNoticesInCart } from './useHasNoticesInCart';
export { useFigureRows } from './useFigureRows';
export { ShownNotice } from './ShownNotice';
