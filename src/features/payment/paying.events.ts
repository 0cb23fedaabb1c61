import { createAction } from '@reduxjs/toolkit';

/** "Show the window" was pressed: the payment window may be behind others. */
export const paymentWindowRequested = createAction('payment/paymentWindowRequested');

/** "Pay later" was pressed. */
export const paymentGivenUp = createAction('payment/paymentGivenUp');
