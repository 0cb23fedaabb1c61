import type { Cart, Checkout } from '@/domain/cart';
import type { Id, ProductId, ShopId } from '@/domain/ids';
import { api } from '../api';
import { cartWire, changedCartWire, checkoutWire } from '../wire/cart.wire';

/** The specification's add-to-cart payload; absent choices are null. */
export interface CartAddition {
  productId: ProductId;
  quantity: number;
  color: Id | null;
  size: Id | null;
  /** The unit's name. */
  unit: string | null;
  isBuyNow: boolean;
}

export interface CartChange {
  productId: ProductId;
  change: 'increment' | 'decrement' | 'delete';
  isBuyNow: boolean;
}

/** The server's reply to one step of a line: the whole cart, and its message. */
export interface ChangedCart {
  /** Null where the reply has none: the cart is requested then. */
  cart: Cart | null;
  message: string;
}

export interface CheckoutQuery {
  shopIds: ShopId[];
  shield: boolean;
  couponCode: string | null;
  isBuyNow: boolean;
  /** What the figures are about (`basisOf`): never sent, but another cart is another question. */
  basis: string;
}

const buyNowFlag = (isBuyNow: boolean) => (isBuyNow ? { is_buy_now: true } : {});

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /carts: the basket, without a subscription, for the cart's story asks again; or the buy-now cart. */
    getCart: build.query<Cart, { isBuyNow: boolean }>({
      query: ({ isBuyNow }) => ({ url: '/carts', query: isBuyNow ? { is_buy_now: 1 } : {}, reads: cartWire }),
      providesTags: (_cart, _error, { isBuyNow }) => (isBuyNow ? ['BuyNow'] : []),
    }),
    /** POST /cart/store. The answer to a buy-now holds the buy-now cart alone. */
    addToCart: build.mutation<Cart, CartAddition>({
      query: ({ productId, isBuyNow, ...choice }) => ({
        url: '/cart/store',
        method: 'POST',
        body: { product_id: productId, ...choice, is_buy_now: isBuyNow },
        reads: cartWire,
        onUnauthorized: 'endSessionSilently',
      }),
    }),
    /** POST /cart/increment, /cart/decrement or /cart/delete: one step of one line. */
    changeCart: build.mutation<ChangedCart, CartChange>({
      query: ({ productId, change, isBuyNow }) => ({
        url: `/cart/${change}`,
        method: 'POST',
        body: { product_id: productId, ...buyNowFlag(isBuyNow) },
        reads: changedCartWire,
      }),
    }),
    /** POST /cart/checkout: a read of the figures for these shops. */
    getCheckout: build.query<Checkout, CheckoutQuery>({
      query: ({ shopIds, shield, couponCode, isBuyNow }) => ({
        url: '/cart/checkout',
        method: 'POST',
        body: {
          shop_ids: shopIds,
          shield_shipping: shield,
          ...(couponCode ? { coupon_code: couponCode } : {}),
          ...buyNowFlag(isBuyNow),
        },
        reads: checkoutWire,
        isRead: true,
      }),
      providesTags: (_checkout, _error, { isBuyNow }) =>
        isBuyNow ? ['Localised'] : ['Localised', 'Figures'],
    }),
  }),
});

export const { useGetCartQuery, useAddToCartMutation, useChangeCartMutation } = cartApi;
