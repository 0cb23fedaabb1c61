import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from '../../languages';
import { cents, id, moment, texts } from './columns';

/** A size or color as it was when the order was placed. */
export interface ChosenVariant {
  id: number;
  name: Texts;
}

/** The address as it was when the order was placed, independent of later edits. */
export interface AddressSnapshot {
  id: number;
  name: string;
  phone: string;
  area: string | null;
  flatNo: string | null;
  postCode: string | null;
  addressLine: string;
  addressLine2: string | null;
  addressType: string;
}

/** One tax of an order; `percentage` in percent, `amount` in cents. */
export interface TaxLine {
  id: number;
  name: Texts;
  percentage: number;
  amount: number;
}

export const cartLines = pgTable('cart_lines', {
  id: id(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer('quantity').notNull(),
  colorId: integer('color_id'),
  sizeId: integer('size_id'),
  unit: text('unit'),
  isBuyNow: boolean('is_buy_now').notNull().default(false),
  /** Put aside for later: no part of the cart. */
  isSaved: boolean('is_saved').notNull().default(false),
});

/** `discount` is in cents for an Amount and in hundredths of a percent for a Percentage. */
export const coupons = pgTable('coupons', {
  id: id(),
  shopId: integer('shop_id').notNull(),
  code: text('code').notNull(),
  discountType: text('discount_type').$type<'Percentage' | 'Amount'>().notNull(),
  discount: integer('discount').notNull(),
  minOrderAmount: cents('min_order_amount').default(0),
  maxDiscountAmount: cents('max_discount_amount').default(0),
  startsAt: moment('starts_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const collectedCoupons = pgTable('collected_coupons', {
  id: id(),
  userId: integer('user_id').notNull(),
  couponId: integer('coupon_id').notNull(),
});

export const payments = pgTable('payments', {
  id: id(),
  userId: integer('user_id').notNull(),
  token: text('token').notNull(),
  gateway: text('gateway').notNull(),
  amount: cents('amount'),
  status: text('status').$type<'open' | 'paid' | 'declined' | 'void'>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const orders = pgTable('orders', {
  id: id(),
  orderCode: text('order_code').notNull(),
  userId: integer('user_id').notNull(),
  shopId: integer('shop_id').notNull(),
  paymentId: integer('payment_id'),
  addressId: integer('address_id'),
  address: jsonb('address').$type<AddressSnapshot>().notNull(),
  paymentMethod: text('payment_method').notNull(),
  paymentStatus: text('payment_status').$type<'Pending' | 'Paid'>().notNull(),
  orderStatus: text('order_status').notNull(),
  note: text('note'),
  couponCode: text('coupon_code'),
  quantity: integer('quantity').notNull(),
  totalAmount: cents('total_amount'),
  deliveryCharge: cents('delivery_charge'),
  couponDiscount: cents('coupon_discount'),
  discount: cents('discount'),
  taxAmount: cents('tax_amount'),
  insuranceAmount: cents('insurance_amount'),
  payableAmount: cents('payable_amount'),
  taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
  placedAt: moment('placed_at').notNull(),
  estimatedDeliveryAt: moment('estimated_delivery_at').notNull(),
  /** Time of the order's next step; null if none is left. */
  movesAt: moment('moves_at'),
});

export const orderLines = pgTable('order_lines', {
  id: id(),
  orderId: integer('order_id').notNull(),
  productId: integer('product_id').notNull(),
  name: texts('name'),
  price: cents('price'),
  discountPrice: cents('discount_price'),
  quantity: integer('quantity').notNull(),
  color: jsonb('color').$type<ChosenVariant>(),
  size: jsonb('size').$type<ChosenVariant>(),
  unit: text('unit'),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  id: id(),
  userId: integer('user_id').notNull(),
  key: text('key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  response: jsonb('answer').$type<Record<string, unknown>>(),
  createdAt: moment('created_at').notNull(),
});
