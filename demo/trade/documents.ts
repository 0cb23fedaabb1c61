import { statuses, type Order } from './orders.queries';

const withoutInvoice: readonly string[] = [statuses.pending, statuses.cancelled];

/** The invoice exists once the shop has confirmed the order. */
export const hasInvoice = (order: Order) => !withoutInvoice.includes(order.orderStatus);
export const hasPaymentSlip = (order: Order) => order.paymentStatus === 'Paid';

/** URLs of an order's PDFs; null until the document exists. Each requires the token of the order's owner. */
export const documentUrls = (order: Order) => ({
  invoice_url: hasInvoice(order) ? `/api/orders/${order.id}/invoice` : null,
  payment_receipt_url: hasPaymentSlip(order) ? `/api/orders/${order.id}/payment-slip` : null,
});
