import * as v from 'valibot';
import type { Cart, CartLine, CartShop, Checkout, Tax } from '@/domain/cart';
import {
  anything,
  count,
  flag,
  id,
  list,
  money,
  number,
  optionalNumber,
  optionalPrice,
  optionalText,
  price,
  requiredText,
  text,
} from './lenient';
import { named } from './catalogue.wire';

/** The thumbnail is a separate field or the first of `thumbnails` (specification §3, "Cart"). */
const thumbnails = v.pipe(
  anything,
  v.transform((value): string | null => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') return first;
    const nested = (first as { thumbnail?: unknown } | null | undefined)?.thumbnail;
    return typeof nested === 'string' ? nested : null;
  }),
);

/** Fields that lines of the cart and of an order have in common. */
export const lineFields = {
  id,
  name: text,
  thumbnail: optionalText,
  thumbnails,
  brand: named,
  price,
  discount_price: money,
  size: named,
  color: named,
  unit: named,
};

export const toLine = (wire: v.InferOutput<v.ObjectSchema<typeof lineFields, undefined>>) => ({
  productId: wire.id,
  name: wire.name,
  thumbnail: wire.thumbnail ?? wire.thumbnails,
  brand: wire.brand,
  price: wire.price,
  discountPrice: wire.discount_price,
  size: wire.size,
  color: wire.color,
  unit: wire.unit,
});

const cartLine = v.pipe(
  v.object({ ...lineFields, discount_percentage: number, quantity: count }),
  v.transform((wire): CartLine => ({
    ...toLine(wire),
    discountPercentage: wire.discount_percentage,
    quantity: wire.quantity,
  })),
);

const cartShop = v.pipe(
  v.object({
    shop_id: id,
    shop_name: text,
    shop_logo: optionalText,
    shop_rating: number,
    is_on_holiday: flag,
    estimated_delivery_time: optionalText,
    delivery_charge: optionalPrice,
    products: list(cartLine),
  }),
  v.transform((wire): CartShop => ({
    shopId: wire.shop_id,
    shopName: wire.shop_name,
    shopLogo: wire.shop_logo,
    shopRating: wire.shop_rating,
    isOnHoliday: wire.is_on_holiday,
    estimatedDeliveryTime: wire.estimated_delivery_time,
    deliveryCharge: wire.delivery_charge,
    lines: wire.products,
  })),
);

const cart = v.pipe(
  v.object({
    total: optionalNumber,
    cart_items: list(cartShop),
    saved_items: anything,
    restocked: list(v.object({ id, name: requiredText })),
    info: optionalText,
  }),
  v.transform(({ total, cart_items: shops, saved_items, restocked, info }): Cart => ({
    total: v.parse(count, total ?? shops.flatMap(({ lines }) => lines).length),
    shops,
    ...(restocked.length > 0 && { restocked }),
    ...(Array.isArray(saved_items) && { saved: v.parse(list(cartLine), saved_items) }),
    info,
  })),
);

/**
 * The cart is under `data` in /carts and /cart/store, but may be at the root in /cart/decrement
 * (specification §7).
 */
const cartBody = v.pipe(
  v.looseObject({ data: anything }),
  v.transform(({ data, ...root }): unknown =>
    'total' in root || 'cart_items' in root ? root : (data ?? null),
  ),
);

export const cartWire = v.pipe(
  cartBody,
  v.transform((body): unknown => body ?? {}),
  cart,
);

/** Whole cart after a change; null if the response has none. */
export const changedCartWire = v.pipe(
  cartBody,
  v.transform((body): unknown => ({ cart: body })),
  v.object({ cart: v.nullable(cart) }),
);

const tax = v.pipe(
  v.object({ id: v.fallback(id, 1), name: text, percentage: number, amount: money }),
  v.transform((wire): Tax => wire),
);
export const taxes = list(tax);

const figures = v.object({
  total_amount: money,
  delivery_charge: money,
  coupon_discount: money,
  order_tax_amount: money,
  insurance_amount: money,
  payable_amount: money,
  shield_charge: optionalPrice,
  all_vat_taxes: taxes,
});

/** Without lines there may be no figures: a server omits what is empty (api §1). */
const checkoutData = v.pipe(
  v.object({ checkout: v.nullish(figures, null), apply_coupon: flag, checkout_items: list(cartShop) }),
  v.check(({ checkout, checkout_items }) => checkout !== null || checkout_items.length === 0, 'no figures'),
  v.transform(({ checkout, ...data }) => ({ ...data, checkout: checkout ?? v.parse(figures, {}) })),
);

/** Checkout figures with the envelope's message, which explains why a coupon does not apply. */
export const checkoutWire = v.pipe(
  v.object({ message: text, data: v.nullish(checkoutData, {}) }),
  v.transform(({ message, data: { checkout, apply_coupon, checkout_items } }): Checkout => ({
    figures: {
      totalAmount: checkout.total_amount,
      deliveryCharge: checkout.delivery_charge,
      couponDiscount: checkout.coupon_discount,
      orderTaxAmount: checkout.order_tax_amount,
      insuranceAmount: checkout.insurance_amount,
      payableAmount: checkout.payable_amount,
      taxes: checkout.all_vat_taxes,
    },
    couponApplied: apply_coupon,
    message,
    shieldCharge: checkout.shield_charge,
    shops: checkout_items,
  })),
);
