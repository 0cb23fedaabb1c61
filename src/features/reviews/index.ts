export { Reviews } from './LazyReviews';
export { PhotoThumbnails } from './PhotoThumbnails';
export { REVIEWS_ID } from './reviewsId';
