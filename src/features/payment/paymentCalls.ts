/** The cache entry in which "Make Payment" shows progress. */
export const MAKE_PAYMENT_CALL = 'makePayment';
