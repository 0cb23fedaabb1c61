export { FavoriteButton } from './FavoriteButton';
export { FavoriteUnsent } from './FavoriteUnsent';
export { useFavoriteCount } from './useFavoriteCount';
export { wishlistOverlays } from './wishlist.overlays';
export { WishlistLink } from './WishlistLink';
export { wishlistSaga } from './wishlist.saga';
export {
  favoriteRemovePressed,
  favoritesOutdated,
  moveToCartPressed,
  selectFavoriteOrder,
  selectRemovedFavorites,
  wishlistSlice,
} from './wishlist.slice';
