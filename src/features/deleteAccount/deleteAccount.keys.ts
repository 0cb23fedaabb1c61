/** Mutation cache key from which the dialog reads its progress. */
export const DELETE_ACCOUNT_CALL = 'deleteAccount';
