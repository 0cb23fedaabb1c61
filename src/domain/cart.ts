import type { ProductId, ShopId } from './ids';
import type { Money } from './money';
import { fromCents, toCents } from './money';
import type { Priced } from './price';
import { shownPrice } from './price';

export interface CartLine extends Priced {
  /** Identifies the line: two sizes of one product are one line (R39). */
  productId: ProductId;
  name: string;
  thumbnail: string | null;
  brand: string | null;
  discountPercentage: number;
  quantity: number;
  size: string | null;
  color: string | null;
  unit: string | null;
}

export interface CartShop {
  shopId: ShopId;
  shopName: string;
  shopLogo: string | null;
  shopRating: number;
  isOnHoliday: boolean;
  /** Display text of the server, such as "3 days"; not every server sends it. */
  estimatedDeliveryTime?: string | null;
  /** Charge of the shop's parcel; not every server sends it. */
  deliveryCharge?: Money | null;
  lines: CartLine[];
}

/** A product that the shopper waited for. */
export interface RestockedProduct {
  id: ProductId;
  name: string;
}

export interface Cart {
  /** Item count as reported by the server. */
  total: number;
  shops: CartShop[];
  /** Lines that were put aside for later (R101); absent where the server keeps none. */
  saved?: CartLine[];
  /** Products of the shopper's stock alerts that are back (R102); absent without any. */
  restocked?: RestockedProduct[];
  /** Set when the server removed lines on its own; shown as a warning. */
  info: string | null;
}

export const emptyCart: Cart = { total: 0, shops: [], info: null };

export interface Tax {
  id: number;
  name: string;
  percentage: number;
  amount: Money;
}

export interface CheckoutFigures {
  totalAmount: Money;
  deliveryCharge: Money;
  couponDiscount: Money;
  orderTaxAmount: Money;
  insuranceAmount: Money;
  payableAmount: Money;
  taxes: Tax[];
}

export interface Checkout {
  figures: CheckoutFigures;
  /** Whether the figures include the submitted coupon. */
  couponApplied: boolean;
  /** Server message about the figures, such as why a coupon does not apply. */
  message: string;
  /** Price of the shipping protection, switched on or not; null if the server does not say. */
  shieldCharge: Money | null;
  shops: CartShop[];
}

type Amounting = Priced & Pick<CartLine, 'quantity'>;

const centsOf = (line: Amounting) => toCents(shownPrice(line)) * line.quantity;

/** Displayed price times quantity, computed in cents. */
export const lineAmount = (line: Amounting): Money => fromCents(centsOf(line));

/** Sum of displayed price times quantity over all lines, computed in cents (specification §4). */
export function amountOf(shops: readonly CartShop[]): Money {
  return fromCents(linesOf(shops).reduce((sum, line) => sum + centsOf(line), 0));
}

/**
 * Item count of these shops, counted the way the server counts: its `total` is either the number of pieces or
 * the number of lines. When both are equal the method is undecidable, and lines are assumed.
 */
export function itemCount(cart: Cart, shops: readonly CartShop[]): number {
  const isOfPieces = cart.total === piecesOf(cart.shops) && cart.total !== linesOf(cart.shops).length;
  return isOfPieces ? piecesOf(shops) : linesOf(shops).length;
}

const linesOf = (shops: readonly CartShop[]) => shops.flatMap((shop) => shop.lines);
const piecesOf = (shops: readonly CartShop[]) => linesOf(shops).reduce((sum, line) => sum + line.quantity, 0);

/** Merges all lines into one group, for single-vendor mode (specification §2, "Cart panel"). */
export function ungrouped(shops: readonly CartShop[]): CartShop[] {
  const [first, ...others] = shops;
  if (!first || others.length === 0) return [...shops];
  return [{ ...first, lines: linesOf(shops) }];
}

/**
 * The cart with optimistic quantities, which the server has not confirmed yet. Unaffected lines and shops
 * keep their identity, so that they are not rendered again.
 */
export function withOptimisticQuantities(cart: Cart, requested: Readonly<Record<ProductId, number>>): Cart {
  if (linesOf(cart.shops).every((line) => requested[line.productId] === undefined)) return cart;
  const isOptimistic = (line: CartLine) => requested[line.productId] !== undefined;
  const shops = cart.shops
    .map((shop) => {
      if (!shop.lines.some(isOptimistic)) return shop;
      const lines = shop.lines
        .map((line) => ({ line, quantity: requested[line.productId] ?? line.quantity }))
        .filter(({ quantity }) => quantity > 0)
        .map(({ line, quantity }) => (quantity === line.quantity ? line : { ...line, quantity }));
      return { ...shop, lines };
    })
    .filter((shop) => shop.lines.length > 0);
  return withShops(cart, shops);
}

function withShops(cart: Cart, shops: CartShop[]): Cart {
  const change = itemCount(cart, shops) - itemCount(cart, cart.shops);
  return { ...cart, shops, total: shops.length === 0 ? 0 : Math.max(0, cart.total + change) };
}

/** The selected shops of a cart, in the cart's order. */
export function shopsAmong(cart: Cart, shopIds: readonly ShopId[]): CartShop[] {
  return cart.shops.filter((shop) => shopIds.includes(shop.shopId));
}

/** The cart without the ordered shops; all other lines stay (R49). */
export function withoutShops(cart: Cart, shopIds: readonly ShopId[]): Cart {
  return withShops(
    cart,
    cart.shops.filter((shop) => !shopIds.includes(shop.shopId)),
  );
}

/**
 * Fingerprint of the lines that checkout figures are computed from, independent of their order. While it is
 * unchanged, a response of /cart/checkout is valid; when it changes, the figures are refetched and older
 * responses are stale.
 */
export function basisOf(shops: readonly CartShop[]): string {
  return linesOf(shops)
    .map((line) => [line.productId, line.quantity, shownPrice(line), line.size, line.color].join(':'))
    .sort()
    .join(' ');
}

export function findLine(cart: Cart, productId: ProductId): CartLine | undefined {
  return linesOf(cart.shops).find((line) => line.productId === productId);
}
