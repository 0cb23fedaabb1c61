import { createAction } from '@reduxjs/toolkit';

/** "Delete account" was confirmed in the dialog. */
export const accountDeletionConfirmed = createAction('deleteAccount/accountDeletionConfirmed');

/** Mutation cache key from which the dialog reads its progress. */
export const DELETE_ACCOUNT_CALL = 'deleteAccount';
