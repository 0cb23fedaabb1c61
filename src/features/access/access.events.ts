import { createAction } from '@reduxjs/toolkit';

/** A visitor opened an account page; carries its URL. */
export const accountPageRefused = createAction<string>('access/accountPageRefused');
/** A visitor pressed a link to an account page; carries its URL. */
export const accountPageRequested = createAction<string>('access/accountPageRequested');
/** A path that does not exist in the shop's current mode was opened. */
export const homeRedirected = createAction<string>('access/homeRedirected');
/** The page that a visitor requested before the login opens again. */
export const refusedPageReopened = createAction<string, 'access/refusedPageReopened'>(
  'access/refusedPageReopened',
);
