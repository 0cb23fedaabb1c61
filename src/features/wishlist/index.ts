export { FavoriteButton } from './FavoriteButton';
export { useFavoriteCount } from './useFavoriteCount';
export { wishlistOverlays } from './wishlist.overlays';
export { WishlistLink } from './WishlistLink';
export { wishlistSaga } from './wishlist.saga';
export {
  favoritesOutdated,
  moveToCartPressed,
  selectFavoriteOrder,
  selectRemovedFavorites,
  wishlistSlice,
} from './wishlist.slice';
