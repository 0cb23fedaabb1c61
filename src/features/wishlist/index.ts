export { HeartButton } from './HeartButton';
export { wishlistSaga } from './wishlist.saga';
export { heartPressed, selectFavouriteOverride, wishlistSlice } from './wishlist.slice';
