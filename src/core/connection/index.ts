import { createAction } from '@reduxjs/toolkit';

/** The network is back after an outage: visible queries may have failed or changed, and are refetched. */
export const networkReturned = createAction('connection/networkReturned');

/** The shopper returned to a page whose responses have expired: visible queries are refetched. */
export const returnedAfterAbsence = createAction('connection/returnedAfterAbsence');

export { networkLost } from './networkLost';
