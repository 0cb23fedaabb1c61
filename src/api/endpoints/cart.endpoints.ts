import type { Cart, Checkout } from '@/domain/cart';
import type { Id, ProductId, ShopId } from '@/domain/ids';
import { api } from '../api';
import { cartWire, changedCartWire, checkoutWire } from '../wire/cart.wire';

/** Add-to-cart payload of the specification; missing choices are null. */
export interface CartAddition {
  productId: ProductId;
  quantity: number;
  color: Id | null;
  size: Id | null;
  /** Name of the unit. */
  unit: string | null;
  isBuyNow: boolean;
}

export interface CartChange {
  productId: ProductId;
  /** `save` puts a line aside for later, `restore` moves it back (R101). */
  change: 'increment' | 'decrement' | 'delete' | 'save' | 'restore';
  isBuyNow: boolean;
}

/**
 * Response to a quantity change: the whole cart, which shows whether the line was removed (specification §4,
 * "Decrement"): the message may be in another language.
 */
export interface ChangedCart {
  /** Null if the response has none; the cart is refetched then. */
  cart: Cart | null;
}

export interface CheckoutQuery {
  shopIds: ShopId[];
  shield: boolean;
  couponCode: string | null;
  isBuyNow: boolean;
  /**
   * Fingerprint of the cart (`basisOf`). Not sent; part of the cache key, so that another cart is another
   * entry.
   */
  basis: string;
}

const buyNowFlag = (isBuyNow: boolean) => (isBuyNow ? { is_buy_now: true } : {});

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /carts: the cart, which the cart saga refetches without a subscription, or the buy-now cart. */
    getCart: build.query<Cart, { isBuyNow: boolean }>({
      query: ({ isBuyNow }) => ({ url: '/carts', query: isBuyNow ? { is_buy_now: 1 } : {}, reads: cartWire }),
      providesTags: (_cart, _error, { isBuyNow }) => (isBuyNow ? ['BuyNow'] : []),
    }),
    /** POST /cart/store: adds a product. The response to a buy-now contains only the buy-now cart. */
    addToCart: build.mutation<ChangedCart, CartAddition>({
      query: ({ productId, isBuyNow, ...choice }) => ({
        url: '/cart/store',
        method: 'POST',
        body: { product_id: productId, ...choice, is_buy_now: isBuyNow },
        reads: changedCartWire,
        onUnauthorized: 'endSessionSilently',
      }),
    }),
    /**
     * POST /cart/increment, /cart/decrement, /cart/delete, /cart/save or /cart/restore: changes the quantity
     * of a line by one, removes it, or moves it.
     */
    changeCart: build.mutation<ChangedCart, CartChange>({
      query: ({ productId, change, isBuyNow }) => ({
        url: `/cart/${change}`,
        method: 'POST',
        body: { product_id: productId, ...buyNowFlag(isBuyNow) },
        reads: changedCartWire,
      }),
    }),
    /** POST /cart/checkout: the checkout figures of these shops; a read despite its method. */
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

export const { useGetCartQuery, useAddToCartMutation } = cartApi;
