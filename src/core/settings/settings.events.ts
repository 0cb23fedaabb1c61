import { createAction } from '@reduxjs/toolkit';

/** "Try again" was pressed in the bar that reports missing settings. */
export const settingsRetryPressed = createAction('settings/settingsRetryPressed');
