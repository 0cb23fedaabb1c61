import { sql, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays } from '../clock';
import { deliveryDaysOf } from '../catalogue/shopJson';
import { lookupsOf, type Lookups } from '../catalogue/lookups';
import { orderLines, orders, type AddressSnapshot } from '../db/schema';
import { against, badField } from '../http/refusal';
import type { Locale } from '../languages';
import { findAddress, type Address } from '../account/addresses.queries';
import { dropLines, type CartLine } from './cart.queries';
import { checkOut, type CheckoutRequest, type Parcel } from './checkout';
import { orderCode } from './orderCode';
import { takeFromStock } from './orders.queries';
import { openPayment } from './payments';

export interface OrderRequest extends CheckoutRequest {
  addressId: number;
  paymentMethod: string;
  note: string | null;
}

/** Ways to pay that are offered at the moment. */
export function paymentMethods({ settings }: Backend, locale: Locale): string[] {
  const {
    cash_on_delivery: cash,
    online_payment: online,
    payment_gateways: gateways,
  } = settings.master(locale);
  const active = gateways.filter((gateway) => gateway.is_active).map((gateway) => gateway.name);
  return [...(cash ? ['cash'] : []), ...(online ? active : [])];
}

/** Stock is taken in the order of the products' ids, so that two orders never wait for each other in a circle. */
async function takeStock(backend: Backend, lines: readonly CartLine[]) {
  for (const line of [...lines].sort((one, other) => one.productId - other.productId)) {
    if (!(await takeFromStock(backend, line.productId, line.quantity))) {
      throw against('Not enough of {name} is left.', { name: line.name });
    }
  }
}

/** Only what orders show: whose it is and whether it is the default may change. */
const snapshotOf = ({
  userId: _owner,
  isDefault: _preferred,
  latitude: _lat,
  longitude: _long,
  ...address
}: Address): AddressSnapshot => address;

const chosen = (id: number | null, names: { get(id: number): { name: CartLine['names'] } | undefined }) => {
  const found = id === null ? undefined : names.get(id);
  return found && id !== null ? { id, name: found.name } : null;
};

async function writeOrder(
  backend: Backend,
  request: OrderRequest,
  parcel: Parcel,
  address: AddressSnapshot,
  paymentId: number | null,
  lookups: Lookups,
) {
  const { db } = backend.database;
  const { figures } = parcel;
  const placedAt = backend.clock.now();
  const shop = lookups.shops.get(parcel.shopId);
  const [order] = await db
    .insert(orders)
    .values({
      // Known only with the id, which the database gives; nobody sees what stands here until then.
      orderCode: sql`'new-' || gen_random_uuid()`,
      userId: request.cart.userId,
      shopId: parcel.shopId,
      paymentId,
      addressId: address.id,
      address,
      paymentMethod: request.paymentMethod,
      paymentStatus: 'Pending',
      orderStatus: 'Pending',
      note: request.note,
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
}

/**
 * Places what is in the cart of the selected shops, one order per shop. To be called in a transaction: a refusal on the
 * way leaves stock and cart as they were. Answers where to pay, or null for cash.
 */
export async function placeOrder(
  backend: Backend,
  request: OrderRequest,
  locale: Locale,
): Promise<string | null> {
  const { userId } = request.cart;
  const address = await findAddress(backend, userId, request.addressId);
  if (!address) throw badField('address_id', 'The selected {field} is invalid.');
  if (!paymentMethods(backend, locale).includes(request.paymentMethod)) {
    throw badField('payment_method', 'The selected {field} is invalid.');
  }
  const { lines, parcels, refused } = await checkOut(backend, request, locale);
  if (lines.length === 0) throw against('Your cart is empty.');
  if (refused) throw against(refused.text, refused.params);
  await takeStock(backend, lines);
  const payment =
    request.paymentMethod === 'cash'
      ? null
      : await openPayment(backend, {
          userId,
          gateway: request.paymentMethod,
          amount: parcels.reduce((sum, parcel) => sum + parcel.figures.payable, 0),
        });
  const lookups = await lookupsOf(backend);
  for (const parcel of parcels) {
    await writeOrder(backend, request, parcel, snapshotOf(address), payment?.id ?? null, lookups);
  }
  await dropLines(
    backend,
    request.cart,
    lines.map((line) => line.productId),
  );
  return payment?.url ?? null;
}
