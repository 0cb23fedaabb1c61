export { HeartButton } from './HeartButton';
export { useFavouriteCount } from './useFavouriteCount';
export { WishlistLink } from './WishlistLink';
export { wishlistSaga } from './wishlist.saga';
export { heartsOutdated, moveToCartPressed, selectDroppedFavourites, wishlistSlice } from './wishlist.slice';
