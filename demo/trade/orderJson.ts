import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { units } from '../catalogue/money';
import { thumbnailOf } from '../catalogue/productJson';
import { shopOfProduct } from '../catalogue/shopJson';
import { stamp } from '../clock';
import type { AddressSnapshot } from '../db/schema';
import type { Locale } from '../languages';
import { taxesJson } from './checkout';
import { documentUrls } from './documents';
import { mostReviewPhotos } from './reviews';
import { firstLines, linesOfOrder, statuses, type Order } from './orders.queries';

const addressJson = (address: AddressSnapshot) => ({
  id: address.id,
  name: address.name,
  phone: address.phone,
  area: address.area,
  flat_no: address.flatNo,
  address_type: address.addressType,
  address_line: address.addressLine,
  address_line2: address.addressLine2,
  post_code: address.postCode,
  is_default: false,
});

/** API §9, ORDER. */
const orderJson = (order: Order) => ({
  id: order.id,
  order_code: order.orderCode,
  quantity: order.quantity,
  amount: units(order.payableAmount),
  payment_method: order.paymentMethod,
  payment_status: order.paymentStatus,
  order_status: order.orderStatus,
  created_at: stamp(order.placedAt),
  placed_at: stamp(order.placedAt),
  address: addressJson(order.address),
});

const pictureOf = ({ line, colorIds }: Awaited<ReturnType<typeof firstLines>>[number]) =>
  thumbnailOf({ id: line.productId, colorIds }, line.color?.id ?? null);

/** A page of orders, each with the picture of its first product. */
export async function ordersJson(backend: Backend, orders: readonly Order[]) {
  const lines = await firstLines(
    backend,
    orders.map(({ id }) => id),
  );
  const pictures = new Map(lines.map((first) => [first.line.orderId, pictureOf(first)]));
  return orders.map((order) => ({ ...orderJson(order), thumbnail: pictures.get(order.id) ?? null }));
}

async function productsJson(backend: Backend, order: Order, locale: Locale) {
  const { brands, colors } = await lookupsOf(backend);
  const rows = await linesOfOrder(backend, order);
  return rows.map(({ line, brandId, colorIds, rating }) => ({
    id: line.productId,
    name: line.name[locale],
    brand: brands.get(brandId) ?? null,
    thumbnail: thumbnailOf({ id: line.productId, colorIds }, line.color?.id ?? null),
    price: units(line.price),
    discount_price: units(line.discountPrice),
    order_qty: line.quantity,
    color: line.color
      ? {
          id: line.color.id,
          name: line.color.name[locale],
          color_code: colors.get(line.color.id)?.colorCode ?? null,
        }
      : null,
    size: line.size ? { id: line.size.id, name: line.size.name[locale] } : null,
    unit: line.unit,
    rating,
  }));
}

/** API §9, ORDER_DETAIL. */
export async function orderDetailJson(backend: Backend, order: Order, locale: Locale) {
  const shop = (await lookupsOf(backend)).shops.get(order.shopId);
  return {
    ...orderJson(order),
    note: order.note,
    estimated_delivery_date: stamp(order.estimatedDeliveryAt),
    total_amount: units(order.totalAmount),
    tax_amount: units(order.taxAmount),
    discount: units(order.discount),
    coupon_discount: units(order.couponDiscount),
    payable_amount: units(order.payableAmount),
    delivery_charge: units(order.deliveryCharge),
    insurance_amount: units(order.insuranceAmount),
    all_vat_taxes: taxesJson(order.taxes, locale),
    shop: shop ? shopOfProduct(shop, locale, backend.clock.now()) : null,
    products: await productsJson(backend, order, locale),
    review_photos: mostReviewPhotos,
    ...documentUrls(order),
  };
}

/** Number of orders per status; `all` includes statuses without a key of their own. */
export function countsJson(counts: ReadonlyMap<string, number>) {
  const countByStatus = Object.entries(statuses).map(([key, name]) => [key, counts.get(name) ?? 0] as const);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { all, ...Object.fromEntries(countByStatus) };
}
