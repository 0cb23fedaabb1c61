import { createAction } from '@reduxjs/toolkit';

/** The checkout was opened, or "Try again" was pressed: the figures of the basket are requested again. */
export const figuresRequested = createAction('checkout/figuresRequested');

/** The page shows figures of the basket that are not in the cache: they are requested unless a request is running. */
export const figuresMissed = createAction('checkout/figuresMissed');
