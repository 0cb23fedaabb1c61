import { createAction } from '@reduxjs/toolkit';

/** The checkout was opened, or "Try again" was pressed: the figures of the basket are requested again. */
export const figuresRequested = createAction('checkout/figuresRequested');

/** The figures of the basket are not cached: they are requested unless a request is running. */
export const figuresMissed = createAction('checkout/figuresMissed');
