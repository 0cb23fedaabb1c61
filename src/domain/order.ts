import type { CartLine, Tax } from './cart';
import type { CheckoutKind } from './checkout';
import type { OrderId, ShopId } from './ids';
import type { Money } from './money';
import { sumOfMoney, toCents } from './money';
import { isCash } from './payment';
import type { Address } from './session';
import type { TextKey } from './textKey';

/** In the order in which an order goes through them; the server may send others, shown as their text. */
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
  address: Address | null;
}

export interface OrderLine extends Omit<CartLine, 'discountPercentage'> {
  /** The shopper's own rating, or null when not rated yet. */
  rating: number | null;
}

export interface OrderDetail extends Order {
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

/** An invoice or a payment slip, as it came. */
export type OrderPaper =
  | { kind: 'page'; html: string }
  /** An address within this page, by which the file can be saved; and opened, if its kind is safe to show. */
  | { kind: 'file'; address: string; isViewable: boolean };

/** What became of an order that was placed once more. */
export interface OrderedAgain {
  paymentUrl: string | null;
  orderId: OrderId | null;
}

/** An order can be cancelled while it is pending (contract §5, "Order buttons"). */
export function canCancel(order: Order): boolean {
  return order.status === 'Pending';
}

/** An order can be paid while its payment is pending and its method is online (contract §5, "Order buttons"). */
export function canPay(order: Order): boolean {
  return order.paymentStatus === 'Pending' && !isCash(order.paymentMethod) && !isCancelled(order);
}

export function isPaid({ paymentStatus }: Order): boolean {
  return paymentStatus === 'Paid';
}

export function isCancelled({ status }: Order): boolean {
  return status === 'Cancelled';
}

/** What was delivered can be ordered again and reviewed (contract §5, "Order buttons"). */
export function isDelivered(order: Order): boolean {
  return order.status === 'Delivered';
}

/** What is remembered of a press of "Place Order" until its outcome is known. */
export interface OrderPress {
  /** Tells this press from others. */
  key: string;
  /** What it orders: only this cart is emptied by it. */
  kind: CheckoutKind;
  shopIds: ShopId[];
  /** `cash` or a gateway's name. */
  paymentMethod: string;
  /** What was to be paid, over all its orders. */
  amount: Money;
  /** The newest order before the press, 0 when there was none, null when it could not be asked. */
  lastOrderId: OrderId | null;
  /** The shopper was told that nothing came of it; a slow server may still be at it. */
  isDenied: boolean;
}

/** The orders that may have come from a press: those newer than the newest one before it. */
export function ordersSince(orders: readonly Order[], press: OrderPress): Order[] {
  const { lastOrderId } = press;
  return lastOrderId === null ? [] : orders.filter((order) => order.id > lastOrderId);
}

/**
 * The orders among these new ones that a press asked for: one of each of its shops, together of its amount; null when
 * they are not there. A cent per order may be lost where the server splits a discount (contract §10, "placing, lost
 * answer").
 */
export function outcomeOf(press: OrderPress, orders: readonly OrderDetail[]): OrderId[] | null {
  const ours = orders.filter((order) => order.shop === null || press.shopIds.includes(order.shop.id));
  const difference = toCents(sumOfMoney(ours.map((order) => order.payableAmount))) - toCents(press.amount);
  const isOurs = ours.length === press.shopIds.length && Math.abs(difference) <= ours.length;
  return isOurs ? ours.map(({ id }) => id) : null;
}

/** The ordinary way of an order: every status but the last, which leads off it. */
export const ORDER_STEPS: readonly string[] = ORDER_STATUSES.slice(0, -1);

/** How many steps of the ordinary way an order has gone, 1 to 6; null when cancelled or of an unknown status. */
export function stepsGone(status: string): number | null {
  const index = ORDER_STEPS.indexOf(status);
  return index < 0 ? null : index + 1;
}

/** The text key of a tab: its status as it is written, or "All". */
export function tabName(tab: OrderTab): TextKey {
  return ORDER_STATUSES[ORDER_TABS.indexOf(tab) - 1] ?? 'All';
}

/** Orders that are neither delivered nor cancelled. */
export function ongoingOrders(counts: OrderPage['counts']): number {
  return counts.pending + counts.confirm + counts.processing + counts.pickup + counts.on_the_way;
}

/** The beginning of the whole history. */
export const firstOrders = { status: 'all', page: 1 } as const;
