import { and, asc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Backend } from '../backend';
import { discountNow } from '../catalogue/filters';
import { saleNow } from '../catalogue/products.queries';
import { cartLines, products } from '../db/schema';
import type { Locale } from '../languages';

/** A user has two carts: the regular one, and one of a single line for "Buy Now". */
export interface CartKey {
  userId: number;
  isBuyNow: boolean;
}

const linesOf = ({ userId, isBuyNow }: CartKey, isSaved = false) =>
  and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, isBuyNow), eq(cartLines.isSaved, isSaved));

const lineOf = (cart: CartKey, productId: number, isSaved = false) =>
  and(linesOf(cart, isSaved), eq(cartLines.productId, productId));

/** SQL for the surcharge of the chosen size or color, in cents. */
const surcharge = (chosen: SQLWrapper, ids: SQLWrapper, prices: SQLWrapper) =>
  sql<number>`coalesce((${prices})[array_position(${ids}, ${chosen})], 0)::int`;

/** Columns of a line of the cart, or of an order that is placed again. */
interface LineSource {
  quantity: SQLWrapper;
  colorId: SQLWrapper;
  sizeId: SQLWrapper;
  unit: SQLWrapper;
}

/** Columns of a line with its product at current prices. */
export const pricedLine = (saleId: number, locale: Locale, line: LineSource) => ({
  productId: products.id,
  shopId: products.shopId,
  brandId: products.brandId,
  names: products.name,
  name: sql<string>`${products.name} ->> ${locale}`,
  basePrice: products.price,
  baseDiscountPrice: discountNow(saleId),
  stock: products.stock,
  colorIds: products.colorIds,
  quantity: sql<number>`${line.quantity}`,
  colorId: sql<number | null>`${line.colorId}`,
  sizeId: sql<number | null>`${line.sizeId}`,
  unit: sql<string | null>`${line.unit}`,
  colorSurcharge: surcharge(line.colorId, products.colorIds, products.colorPrices),
  sizeSurcharge: surcharge(line.sizeId, products.sizeIds, products.sizePrices),
});

interface Surcharged {
  basePrice: number;
  baseDiscountPrice: number;
  colorSurcharge: number;
  sizeSurcharge: number;
}

/** Adds surcharges to the unit prices, in cents; a discount price of 0 means none. */
export function withSurcharges<Row extends Surcharged>({ basePrice, baseDiscountPrice, ...line }: Row) {
  const surcharges = line.colorSurcharge + line.sizeSurcharge;
  return {
    ...line,
    price: basePrice + surcharges,
    discountPrice: baseDiscountPrice > 0 ? baseDiscountPrice + surcharges : 0,
  };
}

async function readPriced(backend: Backend, locale: Locale, which: SQL | undefined) {
  const rows = await backend.database.db
    .select(pricedLine(await saleNow(backend), locale, cartLines))
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(which)
    .orderBy(asc(cartLines.id));
  return rows.map(withSurcharges);
}

/** Returns the lines with products and surcharges, in the order in which they were added. */
export const readLines = (backend: Backend, cart: CartKey, locale: Locale, shopIds?: readonly number[]) =>
  readPriced(
    backend,
    locale,
    and(linesOf(cart), shopIds ? inArray(products.shopId, [...shopIds]) : undefined),
  );

/** Returns the lines that were put aside for later. */
export const readSavedLines = (backend: Backend, cart: CartKey, locale: Locale) =>
  readPriced(backend, locale, linesOf(cart, true));

export type CartLine = Awaited<ReturnType<typeof readLines>>[number];

/** Finds the line of a product in the cart, or among the saved ones. */
export async function findLine(
  { database: { db } }: Backend,
  cart: CartKey,
  productId: number,
  isSaved = false,
) {
  const [line] = await db
    .select()
    .from(cartLines)
    .where(lineOf(cart, productId, isSaved))
    .for('update');
  return line;
}

export interface Choice {
  colorId: number | null;
  sizeId: number | null;
  unit: string | null;
}

/** Inserts or replaces the line of a product, also a saved one, which is in the cart then. */
export async function putLine(
  { database: { db } }: Backend,
  cart: CartKey,
  productId: number,
  quantity: number,
  choice: Choice,
) {
  await db
    .insert(cartLines)
    .values({ ...cart, productId, quantity, ...choice })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId, cartLines.isBuyNow],
      set: { quantity, ...choice, isSaved: false },
    });
}

export async function setQuantity(
  { database: { db } }: Backend,
  cart: CartKey,
  productId: number,
  quantity: number,
) {
  await db.update(cartLines).set({ quantity }).where(lineOf(cart, productId));
}

/** Puts the line of a product aside, or back into the cart in this quantity. */
export async function setSaved(
  { database: { db } }: Backend,
  cart: CartKey,
  productId: number,
  change: { isSaved: boolean; quantity: number },
) {
  await db
    .update(cartLines)
    .set(change)
    .where(lineOf(cart, productId, !change.isSaved));
}

export async function dropSavedLine({ database: { db } }: Backend, cart: CartKey, productId: number) {
  await db.delete(cartLines).where(lineOf(cart, productId, true));
}

/** Deletes the lines of these products, or all. */
export async function dropLines(
  { database: { db } }: Backend,
  cart: CartKey,
  productIds?: readonly number[],
) {
  const which = productIds ? inArray(cartLines.productId, [...productIds]) : undefined;
  await db.delete(cartLines).where(and(linesOf(cart), which));
}

/** Returns the stock and choices of a product. */
export async function findOffer({ database: { db } }: Backend, productId: number) {
  const [offer] = await db
    .select({
      id: products.id,
      stock: products.stock,
      colorIds: products.colorIds,
      sizeIds: products.sizeIds,
    })
    .from(products)
    .where(eq(products.id, productId));
  return offer;
}
