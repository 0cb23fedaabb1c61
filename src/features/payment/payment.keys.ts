/** Mutation cache key from which "Make Payment" reads its progress. */
export const MAKE_PAYMENT_CALL = 'makePayment';
