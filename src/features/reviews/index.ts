export { Reviews } from './Reviews';
export { REVIEWS_ID } from './reviewsId';
