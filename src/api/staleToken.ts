import { createAction } from '@reduxjs/toolkit';

/** A public read failed with a 401. It is repeated without the token, and the session has to end. */
export const staleTokenDetected = createAction('api/staleTokenDetected');
