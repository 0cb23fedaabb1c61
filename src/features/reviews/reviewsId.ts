/** Where links to the reviews of a page lead. */
export const REVIEWS_ID = 'reviews';
