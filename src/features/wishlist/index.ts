export { HeartButton } from './HeartButton';
export { useFavouriteCount } from './useFavouriteCount';
export { WishlistLink } from './WishlistLink';
export { wishlistSaga } from './wishlist.saga';
export { heartPressed, selectFavouriteOverride, wishlistSlice } from './wishlist.slice';
