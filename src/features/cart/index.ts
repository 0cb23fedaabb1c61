export { BoughtLine } from './BoughtLine';
export { productAdded } from './cart.events';
export { BuyNowStepper } from './BuyNowStepper';
export { cartSaga } from './cart.saga';
export { CartButton } from './CartButton';
export { CartDrawer } from './CartDrawer';
export { selectCart, selectCartError, selectIsCartLoading, selectServerCart } from './cart.selectors';
export type { AddToCart } from './cart.slice';
export {
  additionEnded,
  addToCartPressed,
  buyNowPressed,
  cartOutdated,
  cartReceived,
  cartRetryPressed,
  cartSlice,
  checkoutPressed,
  selectIsAdding,
  selectIsBuyingNow,
  selectionCleared,
  selectionCorrected,
  selectionRetryPressed,
  selectSelectedShopIds,
  shopToggled,
} from './cart.slice';
export { dropBoughtShops } from './loadCart.saga';
export { EmptyBag } from './EmptyBag';
export { FloatingCartTab } from './FloatingCartTab';
export { useHasNoticesInCart } from './useHasNoticesInCart';
export { useFigureRows } from './useFigureRows';
export { ShownNotice } from './ShownNotice';
