import { createAction } from '@reduxjs/toolkit';

/** "Delete account" was confirmed in the dialog. */
export const accountDeletionConfirmed = createAction('deleteAccount/accountDeletionConfirmed');
