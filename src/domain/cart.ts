import type { ProductId, ShopId } from './ids';
import type { Money } from './money';
import { fromCents, toCents } from './money';
import type { Priced } from './price';
import { shownPrice } from './price';

export interface CartLine extends Priced {
  /** Lines are known by their product: two sizes of one product are one line (contract §5). */
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
  lines: CartLine[];
}

export interface Cart {
  /** The item count as the server gives it. */
  total: number;
  shops: CartShop[];
  /** Set when the server dropped lines by itself; shown as a warning. */
  info: string | null;
}

/** The reply to a decrement or a removal that took the line out of the cart (specification §4, "Decrement"). */
export const PRODUCT_REMOVED = 'product removed from cart';

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
  /** Whether the coupon that was sent is counted in the figures. */
  couponApplied: boolean;
  /** The server's words beside the figures: why a coupon is not counted. */
  message: string;
  shops: CartShop[];
}

/** What the lines of these shops cost together: shown price times quantity, in exact cents (specification §4). */
export function amountOf(shops: readonly CartShop[]): Money {
  const cents = linesOf(shops).reduce((sum, line) => sum + toCents(shownPrice(line)) * line.quantity, 0);
  return fromCents(cents);
}

/**
 * How many items these shops of a cart have, in the server's own way of counting: its `total` is shown as given, and may
 * count pieces or lines. While both are the same, nothing tells which, and lines are the safer guess.
 */
export function itemCount(cart: Cart, shops: readonly CartShop[]): number {
  const isOfPieces = cart.total === piecesOf(cart.shops) && cart.total !== linesOf(cart.shops).length;
  return isOfPieces ? piecesOf(shops) : linesOf(shops).length;
}

const linesOf = (shops: readonly CartShop[]) => shops.flatMap((shop) => shop.lines);
const piecesOf = (shops: readonly CartShop[]) => linesOf(shops).reduce((sum, line) => sum + line.quantity, 0);

/** With multi-vendor off there is one vendor to the shopper: the lines are not grouped (specification §2, "Cart panel"). */
export function ungrouped(shops: readonly CartShop[]): CartShop[] {
  const [first, ...others] = shops;
  if (!first || others.length === 0) return [...shops];
  return [{ ...first, lines: linesOf(shops) }];
}

/**
 * The cart with the quantities that the shopper asked for and the server has not answered yet. Lines and shops that
 * nothing is wanted of stay the same objects, so that nothing of them is rendered again.
 */
export function withWantedQuantities(cart: Cart, wanted: Readonly<Record<ProductId, number>>): Cart {
  if (linesOf(cart.shops).every((line) => wanted[line.productId] === undefined)) return cart;
  const isWanted = (line: CartLine) => wanted[line.productId] !== undefined;
  const shops = cart.shops
    .map((shop) => {
      if (!shop.lines.some(isWanted)) return shop;
      const lines = shop.lines
        .map((line) => ({ line, quantity: wanted[line.productId] ?? line.quantity }))
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

/** The shops of a cart that are selected, in the cart's order. */
export function shopsAmong(cart: Cart, shopIds: readonly ShopId[]): CartShop[] {
  return cart.shops.filter((shop) => shopIds.includes(shop.shopId));
}

/** The cart without what was bought: only the lines of these shops leave (expectations, "the cart is still full"). */
export function withoutShops(cart: Cart, shopIds: readonly ShopId[]): Cart {
  return withShops(
    cart,
    cart.shops.filter((shop) => !shopIds.includes(shop.shopId)),
  );
}

/**
 * What figures of these shops are based on, as one text: while it is the same, an answer of /cart/checkout is about
 * today's lines, in whatever order; when it changes, the figures are asked again and older answers are about another cart.
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
