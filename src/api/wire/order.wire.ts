import * as v from 'valibot';
import type { Order, OrderDetail, OrderedAgain, OrderLine, OrderPage } from '@/domain/order';
import { lineFields, taxes, toLine } from './cart.wire';
import {
  count,
  dataOf,
  id,
  list,
  money,
  number,
  optional,
  optionalText,
  requiredText,
  rows,
  text,
} from './lenient';
import { orderAddress } from './addresses.wire';
import { orderStatus } from './orderStatus.wire';

const orderFields = {
  id,
  order_code: text,
  quantity: count,
  amount: money,
  payment_method: text,
  payment_status: text,
  order_status: orderStatus,
  created_at: text,
  placed_at: text,
  thumbnail: optionalText,
  address: optional(orderAddress),
};

function toOrder(wire: v.InferOutput<v.ObjectSchema<typeof orderFields, undefined>>): Order {
  return {
    id: wire.id,
    code: wire.order_code,
    quantity: wire.quantity,
    amount: wire.amount,
    paymentMethod: wire.payment_method,
    paymentStatus: wire.payment_status,
    status: wire.order_status,
    createdAt: wire.created_at,
    placedAt: wire.placed_at,
    thumbnail: wire.thumbnail,
    address: wire.address,
  };
}

const order = v.pipe(v.object(orderFields), v.transform(toOrder));

/** Stars of a review, 1 to 5; a backend may send 0 for a product without one. */
const stars = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((rating) => (rating !== null && rating >= 1 ? rating : null)),
);

const orderLine = v.pipe(
  v.object({ ...lineFields, order_qty: count, rating: stars }),
  v.transform((wire): OrderLine => ({ ...toLine(wire), quantity: wire.order_qty, rating: wire.rating })),
);

const counts = v.object({
  all: count,
  pending: count,
  confirm: count,
  processing: count,
  pickup: count,
  on_the_way: count,
  delivered: count,
  cancelled: count,
});
const noCounts = v.parse(counts, {});

export const ordersWire = dataOf(
  v.pipe(
    v.object({ total: count, status_wise_orders: optional(counts), orders: rows(order) }),
    v.transform((wire): OrderPage => ({
      total: wire.total,
      counts: wire.status_wise_orders ?? noCounts,
      orders: wire.orders,
    })),
  ),
);

export const orderDetailsWire = dataOf(
  v.pipe(
    v.object({
      order: v.object({
        ...orderFields,
        note: optionalText,
        estimated_delivery_date: optionalText,
        total_amount: money,
        tax_amount: money,
        discount: money,
        coupon_discount: money,
        payable_amount: money,
        delivery_charge: money,
        insurance_amount: money,
        shop: optional(v.object({ id, name: requiredText, logo: optionalText })),
        products: list(orderLine),
        review_photos: count,
        invoice_url: optionalText,
        payment_receipt_url: optionalText,
        all_vat_taxes: taxes,
      }),
    }),
    v.transform(({ order: wire }): OrderDetail => ({
      ...toOrder(wire),
      note: wire.note,
      estimatedDeliveryDate: wire.estimated_delivery_date,
      totalAmount: wire.total_amount,
      taxAmount: wire.tax_amount,
      discount: wire.discount,
      couponDiscount: wire.coupon_discount,
      payableAmount: wire.payable_amount,
      deliveryCharge: wire.delivery_charge,
      insuranceAmount: wire.insurance_amount,
      shop: wire.shop,
      lines: wire.products,
      mostReviewPhotos: wire.review_photos,
      invoiceUrl: wire.invoice_url,
      paymentReceiptUrl: wire.payment_receipt_url,
      taxes: wire.all_vat_taxes,
    })),
  ),
);

export const placedOrderWire = dataOf(
  v.pipe(
    v.object({ order_payment_url: optionalText }),
    v.transform((wire) => ({ paymentUrl: wire.order_payment_url })),
  ),
);

export const paymentAddressWire = dataOf(
  v.pipe(
    v.object({ order_payment_url: requiredText }),
    v.transform((wire) => wire.order_payment_url),
  ),
);

export const orderedAgainWire = dataOf(
  v.pipe(
    v.object({ order_payment_url: optionalText, order: optional(v.object({ id })) }),
    v.transform((wire): OrderedAgain => ({
      paymentUrl: wire.order_payment_url,
      orderId: wire.order?.id ?? null,
    })),
  ),
);
