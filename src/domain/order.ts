import type { CartLine, Tax } from './cart';
import type { CheckoutKind } from './checkout';
import type { OrderId, ShopId } from './ids';
import type { Money } from './money';
import { sumOfMoney, toCents } from './money';
import { isCash } from './payment';
import type { Address } from './session';
import type { TextKey } from './textKey';

/** In the order of an order's progress. The server may send others; those are shown as their own text. */
export const ORDER_STATUSES = [
  'Pending',
  'Confirm',
  'Processing',
  'Pickup',
  'On The Way',
  'Delivered',
  'Cancelled',
] as const satisfies readonly TextKey[];

export interface Order {
  id: OrderId;
  code: string;
  quantity: number;
  amount: Money;
  paymentMethod: string;
  paymentStatus: string;
  status: string;
  createdAt: string;
  placedAt: string;
  /** Picture of the first product; not every server sends it. */
  thumbnail: string | null;
  address: Address | null;
}

export interface OrderLine extends Omit<CartLine, 'discountPercentage'> {
  /** The shopper's own rating, or null when not rated yet. */
  rating: number | null;
}

export interface OrderDetail extends Order {
  /** The shopper's note for the courier or the shop; null without one. */
  note: string | null;
  estimatedDeliveryDate: string | null;
  totalAmount: Money;
  taxAmount: Money;
  discount: Money;
  couponDiscount: Money;
  payableAmount: Money;
  deliveryCharge: Money;
  insuranceAmount: Money;
  shop: { id: ShopId; name: string; logo: string | null } | null;
  lines: OrderLine[];
  /** How many photos a review of an item may have; 0 if the server takes none. */
  mostReviewPhotos: number;
  invoiceUrl: string | null;
  paymentReceiptUrl: string | null;
  taxes: Tax[];
}

export const ORDER_TABS = [
  'all',
  'pending',
  'confirm',
  'processing',
  'pickup',
  'on_the_way',
  'delivered',
  'cancelled',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export interface OrderPage {
  total: number;
  counts: Record<OrderTab, number>;
  orders: Order[];
}

/** Invoice or payment receipt, as received. */
export interface OrderDocument {
  /** Content, by its first bytes. A `file` is of another kind: it can be saved, but never opened. */
  kind: 'pdf' | 'picture' | 'file';
  /** Object URL of the content. */
  address: string;
  fileName: string;
}

/** Result of ordering an order again. */
export interface OrderedAgain {
  paymentUrl: string | null;
  orderId: OrderId | null;
}

/** An order can be canceled while it is pending (R50). */
export function canCancel(order: Order): boolean {
  return order.status === 'Pending';
}

/** An order can be paid while its payment is pending and its method is online (R50). */
export function canPay(order: Order): boolean {
  return order.paymentStatus === 'Pending' && !isCash(order.paymentMethod) && !isCancelled(order);
}

export function isPaid({ paymentStatus }: Order): boolean {
  return paymentStatus === 'Paid';
}

export function isCancelled({ status }: Order): boolean {
  return status === 'Cancelled';
}

/** Text key of the payment's state: nothing is awaited for a canceled order that was not paid (R52). */
export function paymentState(order: Order): TextKey {
  return isCancelled(order) && !isPaid(order) ? 'Payment Canceled' : order.paymentStatus;
}

/** Delivered orders can be ordered again and reviewed (R50). */
export function isDelivered(order: Order): boolean {
  return order.status === 'Delivered';
}

/** Details of a press of "Place Order", stored until its outcome is confirmed. */
export interface OrderPress {
  /** Tells this press from others. */
  key: string;
  /** Source cart; only this one is emptied by the order. */
  kind: CheckoutKind;
  shopIds: ShopId[];
  /** `cash` or a gateway's name. */
  paymentMethod: string;
  /** Amount to pay, summed over all resulting orders. */
  amount: Money;
  /** Newest order id before the press; 0 when there was none, null when the request for it failed. */
  lastOrderId: OrderId | null;
  /** The shopper saw that the order failed; a slow server may still complete it. */
  isDenied: boolean;
}

/** Orders that the press may have created: those newer than the newest one before it. */
export function ordersSince(orders: readonly Order[], press: OrderPress): Order[] {
  const { lastOrderId } = press;
  return lastOrderId === null ? [] : orders.filter((order) => order.id > lastOrderId);
}

/**
 * The new orders that the press created: one per shop, with a matching total; null when they do not
 * match. Tolerates one cent per order, which the server may lose when it splits a discount (R47).
 */
export function outcomeOf(press: OrderPress, orders: readonly OrderDetail[]): OrderDetail[] | null {
  const ours = orders.filter((order) => order.shop === null || press.shopIds.includes(order.shop.id));
  const difference = toCents(sumOfMoney(ours.map((order) => order.payableAmount))) - toCents(press.amount);
  const isOurs = ours.length === press.shopIds.length && Math.abs(difference) <= ours.length;
  return isOurs ? ours : null;
}

/** Progress steps of an order: every status except "Cancelled". */
export const ORDER_STEPS: readonly string[] = ORDER_STATUSES.slice(0, -1);

/** Number of completed progress steps, 1 to 6; null for a canceled order or an unknown status. */
export function stepsGone(status: string): number | null {
  const index = ORDER_STEPS.indexOf(status);
  return index < 0 ? null : index + 1;
}

/** Text key of a tab: its status, or "All". */
export function tabName(tab: OrderTab): TextKey {
  return ORDER_STATUSES[ORDER_TABS.indexOf(tab) - 1] ?? 'All';
}

/** Number of orders that have left their shop and have not arrived yet. */
export function ordersOnTheWay({ pickup, on_the_way: onTheWay }: OrderPage['counts']): number {
  return pickup + onTheWay;
}

/** Number of orders that are neither delivered nor canceled. */
export function ongoingOrders(counts: OrderPage['counts']): number {
  return counts.pending + counts.confirm + counts.processing + counts.pickup + counts.on_the_way;
}

/** First page of the unfiltered order history. */
export const firstOrders = { status: 'all', page: 1 } as const;

/** An unpaid order and its gateway. */
export interface PayableOrder {
  orderId: OrderId;
  gateway: string;
}
