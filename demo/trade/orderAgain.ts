import { asc, eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { saleNow } from '../catalogue/products.queries';
import { orderLines, products } from '../db/schema';
import { against } from '../http/refusal';
import type { Locale } from '../languages';
import { findAddress } from '../account/addresses.queries';
import { pricedLine, withSurcharges } from './cart.queries';
import { checkOutLines } from './checkout';
import { statuses, type Order } from './orders.queries';
import { checkPaymentMethod } from './placeOrder';
import { writeOrders } from './writeOrders';

const variantId = (variant: typeof orderLines.color | typeof orderLines.size) =>
  sql<number | null>`(${variant} ->> 'id')::int`;

/** Lines of the order at current prices. */
async function linesToday(backend: Backend, order: Order, locale: Locale) {
  const source = {
    quantity: orderLines.quantity,
    colorId: variantId(orderLines.color),
    sizeId: variantId(orderLines.size),
    unit: orderLines.unit,
  };
  const rows = await backend.database.db
    .select(pricedLine(await saleNow(backend), locale, source))
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  return rows.map(withSurcharges);
}

/** Places a delivered order again at current prices, to the same address. Must be called in a transaction. */
export async function orderAgain(backend: Backend, order: Order, paymentMethod: string, locale: Locale) {
  if (order.orderStatus !== statuses.delivered) {
    throw against('Only an order that is {status} can be placed again.', { status: statuses.delivered });
  }
  checkPaymentMethod(backend, paymentMethod, locale);
  const address = order.addressId === null ? null : await findAddress(backend, order.userId, order.addressId);
  const lines = await linesToday(backend, order, locale);
  const { parcels } = await checkOutLines(backend, lines, { couponCode: null, shielded: false });
  const { orderIds, paymentUrl } = await writeOrders(
    backend,
    {
      userId: order.userId,
      paymentMethod,
      note: order.note,
      address: order.address,
      addressId: address?.id ?? null,
    },
    parcels,
  );
  return { orderId: orderIds[0] ?? 0, paymentUrl };
}
