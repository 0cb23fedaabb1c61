/** Mutation cache key shared by the buy-now stepper and its saga. */
export const BUY_NOW_CALL = 'buyNow';
