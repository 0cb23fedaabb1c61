/** Mutation cache key from which "Make Payment" reads its progress. */
export const MAKE_PAYMENT_CALL = 'makePayment';

/** Key of the tab's storage under which the orders of a running payment are kept. */
export const PAID_ORDERS = 'payment';
