import { createAction } from '@reduxjs/toolkit';

/** The shopper wants to see the payment window, which may be behind others. */
export const paymentWindowRequested = createAction('payment/paymentWindowRequested');

/** The shopper does not want to pay now. */
export const paymentGivenUp = createAction('payment/paymentGivenUp');
