import { createAction } from '@reduxjs/toolkit';

/** A public read was refused because of our token; it was repeated without it, and the session has to end. */
export const staleTokenSeen = createAction('api/staleTokenSeen');
