/** The cache entry in which the stepper of what is bought at once sees progress. */
export const BUY_NOW_CALL = 'buyNow';
