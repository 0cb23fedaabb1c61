import { createAction } from '@reduxjs/toolkit';

/** The browser lost the network. In a file of its own, because only QA's tools dispatch this row. */
export const networkLost = createAction('connection/networkLost');
