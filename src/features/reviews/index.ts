export { Reviews } from './LazyReviews';
export { REVIEWS_ID } from './reviewsId';
