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

/** Data of the purchase that is the same for all parcels. */
export interface Purchase extends OrderEntry {
  userId: number;
  address: AddressSnapshot;
  /** Null if the address was deleted. */
  addressId: number | null;
}

/** Decrements the stock in the order of product ids, which prevents deadlocks between concurrent orders. */
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
      // Temporary value: the code derives from the id that the database generates.
      orderCode: sql`'new-' || gen_random_uuid()`,
      ...purchase,
      shopId: parcel.shopId,
      paymentId,
      paymentStatus: 'Pending',
      orderStatus: statuses.pending,
      couponCode: parcel.couponCode,
      quantity: parcel.lines.length,
      totalAmount: figures.total,
      deliveryCharge: figures.delivery,
      couponDiscount: figures.couponDiscount,
      discount: figures.saved,
      taxAmount: figures.tax,
      insuranceAmount: figures.insurance,
      payableAmount: figures.payable,
      taxes: figures.taxes,
      placedAt,
      // Orders that are paid online start after the payment.
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
 * Writes one order per parcel and decrements the stock. Must be called in a transaction, so that a refusal
 * changes nothing. `paymentUrl` is null for cash.
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
