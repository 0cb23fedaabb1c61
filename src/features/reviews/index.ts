export { Reviews } from './Reviews';
export { REVIEWS_ID } from './reviewsId';
export { Stars } from './Stars';
