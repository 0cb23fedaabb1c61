import { createAction } from '@reduxjs/toolkit';

/** A public read failed with a 401: it is repeated without the token, and the session ends. */
export const staleTokenDetected = createAction('api/staleTokenDetected');
