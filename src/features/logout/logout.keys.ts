/** Mutation cache key from which the dialog reads its progress. */
export const LOGOUT_CALL = 'logout';
