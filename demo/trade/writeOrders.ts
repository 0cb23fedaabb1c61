import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { lookupsOf, type Lookups } from '../catalogue/lookups';
import { deliveryDaysOf } from '../catalogue/shopJson';
import { inDays } from '../clock';
import { orderLines, orders, type AddressSnapshot } from '../db/schema';
import { against } from '../http/refusal';
import type { CartLine } from './cart.queries';
import type { Parcel } from './checkout';
import { orderCode } from './orderCode';
import { statuses, takeFromStock } from './orders.queries';
import { openPayment } from './payments';
import { firstMove } from './steps';

/** Columns of an order that the shopper fills in: the same for every parcel. */
export interface OrderEntry {
  paymentMethod: string;
  note: string | null;
}

/** Who buys, and how: the same for every parcel. */
export interface Purchase extends OrderEntry {
  userId: number;
  address: AddressSnapshot;
  /** Null once the address itself is gone. */
  addressId: number | null;
}

/**
 * Stock is taken in the order of the products' ids, so that two orders never wait for each other in a circle.
 */
async function takeStock(backend: Backend, lines: readonly CartLine[]) {
  for (const line of [...lines].sort((one, other) => one.productId - other.productId)) {
    if (!(await takeFromStock(backend, line.productId, line.quantity))) {
      throw against('Not enough of {name} is left.', { name: line.name });
    }
  }
}

const chosen = (id: number | null, names: { get(id: number): { name: CartLine['names'] } | undefined }) => {
  const found = id === null ? undefined : names.get(id);
  return found && id !== null ? { id, name: found.name } : null;
};

async function writeOrder(
  backend: Backend,
  purchase: Purchase,
  parcel: Parcel,
  paymentId: number | null,
  lookups: Lookups,
): Promise<number> {
  const { db } = backend.database;
  const { figures } = parcel;
  const placedAt = backend.clock.now();
  const shop = lookups.shops.get(parcel.shopId);
  const [order] = await db
    .insert(orders)
    .values({
      // Known only with the id, which the database gives; nobody sees what stands here until then.
      orderCode: sql`'new-' || gen_random_uuid()`,
      ...purchase,
      shopId: parcel.shopId,
      paymentId,
      paymentStatus: 'Pending',
      orderStatus: statuses.pending,
      couponCode: parcel.couponCode,
      quantity: parcel.lines.reduce((sum, line) => sum + line.quantity, 0),
      totalAmount: figures.total,
      deliveryCharge: figures.delivery,
      couponDiscount: figures.couponDiscount,
      discount: figures.saved,
      taxAmount: figures.tax,
      insuranceAmount: figures.insurance,
      payableAmount: figures.payable,
      taxes: figures.taxes,
      placedAt,
      // What is to be paid online waits for the payment.
      movesAt: paymentId === null ? firstMove(placedAt) : null,
      estimatedDeliveryAt: inDays(placedAt, shop ? deliveryDaysOf(shop) : 3),
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('The order was not written.');
  await db
    .update(orders)
    .set({ orderCode: orderCode(order.id) })
    .where(eq(orders.id, order.id));
  await db.insert(orderLines).values(
    parcel.lines.map((line) => ({
      orderId: order.id,
      productId: line.productId,
      name: line.names,
      price: line.price,
      discountPrice: line.discountPrice,
      quantity: line.quantity,
      color: chosen(line.colorId, lookups.colors),
      size: chosen(line.sizeId, lookups.sizes),
      unit: line.unit,
    })),
  );
  return order.id;
}

/**
 * Turns parcels into orders, one each, and takes the goods from stock. To be called in a transaction: a
 * refusal on the way leaves everything as it was. `paymentUrl` is null for cash.
 */
export async function writeOrders(backend: Backend, purchase: Purchase, parcels: readonly Parcel[]) {
  await takeStock(
    backend,
    parcels.flatMap((parcel) => parcel.lines),
  );
  const payment =
    purchase.paymentMethod === 'cash'
      ? null
      : await openPayment(backend, {
          userId: purchase.userId,
          gateway: purchase.paymentMethod,
          amount: parcels.reduce((sum, parcel) => sum + parcel.figures.payable, 0),
        });
  const lookups = await lookupsOf(backend);
  const orderIds: number[] = [];
  for (const parcel of parcels) {
    orderIds.push(await writeOrder(backend, purchase, parcel, payment?.id ?? null, lookups));
  }
  return { orderIds, paymentUrl: payment?.url ?? null };
}
