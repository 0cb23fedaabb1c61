import { createAction } from '@reduxjs/toolkit';

/** A flash sale whose countdown is shown has started or ended. */
export const saleChanged = createAction('catalogue/saleChanged');
