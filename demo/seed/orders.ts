import type { orderLines, orders } from '../db/schema';
import { figuresOf } from '../trade/figures';
import { orderCode } from '../trade/orderCode';
import { addressSeeds, userIds } from './people';
import type { ProductRow } from './products';
import { diceFor } from './random';
import { shopSeeds, type ShopSeed } from './shops';

const day = 86_400_000;
const shopList: readonly ShopSeed[] = Object.values(shopSeeds);

/**
 * Past orders of the demo account; one has a status unknown to the storefront. `daysAgo` decreases, so that
 * the newest order has the highest id.
 */
const past = [
  { shop: 9, daysAgo: 190, status: 'Delivered', method: 'cash' },
  { shop: 11, daysAgo: 150, status: 'Delivered', method: 'cash' },
  { shop: 6, daysAgo: 120, status: 'Cancelled', method: 'marsa_pay' },
  { shop: 10, daysAgo: 88, status: 'Delivered', method: 'marsa_pay' },
  { shop: 12, daysAgo: 61, status: 'Held at customs', method: 'cash' },
  { shop: 3, daysAgo: 52, status: 'Pickup', method: 'marsa_pay' },
  { shop: 14, daysAgo: 45, status: 'Confirm', method: 'cash' },
  { shop: 4, daysAgo: 41, status: 'Delivered', method: 'cash' },
  { shop: 5, daysAgo: 33, status: 'Cancelled', method: 'cash' },
  { shop: 1, daysAgo: 22, status: 'Delivered', method: 'marsa_pay' },
  { shop: 8, daysAgo: 3, status: 'On The Way', method: 'marsa_pay' },
  { shop: 2, daysAgo: 2, status: 'Processing', method: 'cash' },
  { shop: 2, daysAgo: 1, status: 'Pending', method: 'marsa_pay' },
] as const;

const paidBy = new Set<string>(['Delivered', 'On The Way', 'Held at customs', 'Pickup']);

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderLines.$inferInsert;

/** Creates the orders of the demo account, with amounts computed like those of new orders. */
export function makeOrders(catalogue: readonly ProductRow[], seed: number, now: Date) {
  const [home] = addressSeeds;
  const rows: OrderRow[] = [];
  const lines: LineRow[] = [];
  for (const [index, { shop, daysAgo, status, method }] of past.entries()) {
    const id = index + 1;
    const dice = diceFor(seed, `order ${id}`);
    const offered = catalogue.filter((product) => product.shopId === shop);
    const bought = dice.some(offered, dice.whole(1, 3)).map((product) => ({
      orderId: id,
      productId: product.id,
      name: product.name,
      price: product.price,
      discountPrice: product.discountPrice ?? 0,
      quantity: dice.whole(1, 2),
      color: null,
      size: null,
      unit: null,
    }));
    lines.push(...bought);
    const figures = figuresOf(bought, {
      deliveryCharge: shopList[shop - 1]?.deliveryCharge ?? 0,
      discount: null,
      shielded: false,
    });
    const placedAt = new Date(now.getTime() - daysAgo * day);
    rows.push({
      id,
      orderCode: orderCode(id),
      userId: userIds.demo,
      shopId: shop,
      paymentId: null,
      addressId: home?.id ?? null,
      address: {
        id: home?.id ?? 0,
        name: home?.name ?? '',
        phone: home?.phone ?? '',
        area: home?.area ?? null,
        flatNo: home?.flatNo ?? null,
        postCode: home?.postCode ?? null,
        addressLine: home?.addressLine ?? '',
        addressLine2: home?.addressLine2 ?? null,
        addressType: home?.addressType ?? 'home',
      },
      paymentMethod: method,
      paymentStatus: paidBy.has(status) ? 'Paid' : 'Pending',
      orderStatus: status,
      note: null,
      couponCode: null,
      quantity: bought.length,
      totalAmount: figures.total,
      deliveryCharge: figures.delivery,
      couponDiscount: 0,
      discount: figures.saved,
      taxAmount: figures.tax,
      insuranceAmount: 0,
      payableAmount: figures.payable,
      taxes: figures.taxes,
      placedAt,
      estimatedDeliveryAt: new Date(placedAt.getTime() + (shopList[shop - 1]?.deliveryDays ?? 3) * day),
    });
  }
  return { orders: rows, lines };
}
