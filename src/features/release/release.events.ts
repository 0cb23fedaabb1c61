import { createAction } from '@reduxjs/toolkit';

/** The shopper pressed "Reload" in the notice of a new release. */
export const releaseReloadPressed = createAction('release/reloadPressed');
