import { createAction } from '@reduxjs/toolkit';

/** "Yes" was pressed in the logout confirmation. */
export const logoutConfirmed = createAction('logout/logoutConfirmed');
