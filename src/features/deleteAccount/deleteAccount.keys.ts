/** Key of the mutation, and of the write from which the dialog reads its progress, the logout included. */
export const DELETE_ACCOUNT_CALL = 'deleteAccount';
