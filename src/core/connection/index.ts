import { createAction } from '@reduxjs/toolkit';

/** The network is back after it was away: what the page shows may have failed or changed, and is asked again. */
export const networkReturned = createAction('connection/networkReturned');

/** The shopper is back at a page whose answers have become old: what it shows is asked again. */
export const returnedAfterAbsence = createAction('connection/returnedAfterAbsence');
