export { BoughtLine } from './BoughtLine';
export { productAdded } from './cart.events';
export { BuyNowStepper } from './buyNow/BuyNowStepper';
export { cartSaga } from './cart.saga';
export { CartButton } from './drawer/CartButton';
export { CartDrawer } from './drawer/CartDrawer';
export {
  selectBuyNowCart,
  selectCart,
  selectCartError,
  selectIsCartLoading,
  selectServerCart,
} from './cart.selectors';
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
  selectBuyNowSteps,
  selectIsAdding,
  selectIsBuyingNow,
  selectionCleared,
  selectionCorrected,
  selectionRetryPressed,
  selectSelectedShopIds,
  shopsSelected,
  shopToggled,
} from './cart.slice';
export { dropBoughtShops } from './loadCart.saga';
export { untilBuyNowSent } from './buyNow/untilBuyNowSent.saga';
export { untilCartSent } from './untilCartSent.saga';
export { writeBuyNow } from './buyNow/writeBuyNow.saga';
export { EmptyBag } from './drawer/EmptyBag';
export { EmptyCart } from './drawer/EmptyCart';
export { FloatingCartTab } from './drawer/FloatingCartTab';
export { useHasNoticesInCart } from './drawer/useHasNoticesInCart';
export { useFigureRows } from './drawer/useFigureRows';
export { ShownNotice } from './drawer/ShownNotice';
