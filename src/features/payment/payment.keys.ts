import type { OrderId } from '@/domain/ids';

/** Mutation cache key from which "Make Payment" of an order reads its progress. */
export const makePaymentCall = (id: OrderId) => `makePayment ${id}`;

/** Key of the tab's storage under which the orders of a running payment are kept. */
export const PAID_ORDERS = 'payment';
