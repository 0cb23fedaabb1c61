import { createAction } from '@reduxjs/toolkit';

/** "Delete account" in the confirmation. */
export const accountDeletionConfirmed = createAction('deleteAccount/accountDeletionConfirmed');

/** The cache entry in which the dialog sees that the call is on its way. */
export const DELETE_ACCOUNT_CALL = 'deleteAccount';
