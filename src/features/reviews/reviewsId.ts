/** Id of the reviews section, the target of links. */
export const REVIEWS_ID = 'reviews';
