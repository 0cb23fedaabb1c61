import { statuses, type Order } from './orders.queries';

const withoutInvoice: readonly string[] = [statuses.pending, statuses.cancelled];

/** A shop writes the invoice when it takes the order on. */
export const hasInvoice = (order: Order) => !withoutInvoice.includes(order.orderStatus);
export const hasPaymentSlip = (order: Order) => order.paymentStatus === 'Paid';

/** Where the papers of an order are; they are given to whom the order belongs to, with the token. */
export const documentUrls = (order: Order) => ({
  invoice_url: hasInvoice(order) ? `/api/orders/${order.id}/invoice` : null,
  payment_receipt_url: hasPaymentSlip(order) ? `/api/orders/${order.id}/payment-slip` : null,
});
