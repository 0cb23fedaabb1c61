import { createSelector } from '@reduxjs/toolkit';
import type { CheckoutQuery } from '@/api';
import { cartApi } from '@/api';
import { basisOf, emptyCart, shopsAmong } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { missingForOrder } from '@/domain/checkout';
import { addressInUse } from '@/domain/session';
import { selectAddresses } from '@/features/addresses';
import { selectSelectedShopIds, selectServerCart } from '@/features/cart';
import { selectPaymentMethods } from '@/features/payment';
import {
  selectCouponCode,
  selectPickedAddressId,
  selectPickedPaymentMethod,
  selectShield,
} from './checkout.slice';

const selectBasketShops = createSelector(selectServerCart, selectSelectedShopIds, shopsAmong);
const selectBuyNowResponse = cartApi.endpoints.getCart.select({ isBuyNow: true });
const selectBuyNowCart = createSelector(selectBuyNowResponse, ({ data }) => data ?? emptyCart);
const selectBuyNowShopIds = createSelector(selectBuyNowCart, ({ shops }) => shops.map((shop) => shop.shopId));

type CartState = Parameters<typeof selectBasketShops>[0];

/** The lines that are checked out: of the selected shops as the cart has them, or all of the buy-now cart. */
export const selectChosenShops = (state: CartState, kind: CheckoutKind) =>
  kind === 'cart' ? selectBasketShops(state) : selectBuyNowCart(state).shops;

const selectChosenShopIds = (state: CartState, kind: CheckoutKind) =>
  kind === 'cart' ? selectSelectedShopIds(state) : selectBuyNowShopIds(state);
const asKind = (_state: unknown, kind: CheckoutKind) => kind;

/** What /cart/checkout is asked, or null while no shop is selected. */
export const selectCheckoutQuery = createSelector(
  selectChosenShops,
  selectChosenShopIds,
  selectShield,
  selectCouponCode,
  asKind,
  (shops, selected, shield, couponCode, kind): CheckoutQuery | null =>
    selected.length === 0
      ? null
      : {
          shopIds: [...selected].sort((one, other) => one - other),
          shield,
          couponCode,
          isBuyNow: kind === 'buyNow',
          basis: basisOf(shops),
        },
);

const selectResponseTo = createSelector(
  (query: CheckoutQuery | null) => query,
  (query) => (query ? cartApi.endpoints.getCheckout.select(query) : null),
);

type State = Parameters<typeof selectCheckoutQuery>[0] & Parameters<typeof selectAddresses>[0];

/** The figures that are on the page for what is selected now. */
export const selectShownCheckout = (state: State, kind: CheckoutKind) =>
  selectResponseTo(selectCheckoutQuery(state, kind))?.(state).data ?? null;

/** The default address is used, otherwise the first (specification §4), unless another one was picked. */
export const selectAddressInUse = createSelector(
  selectAddresses,
  selectPickedAddressId,
  (addresses, picked) => addressInUse(addresses ?? [], picked),
);

/** The picked method while it is offered. */
export const selectPaymentMethod = createSelector(
  selectPaymentMethods,
  selectPickedPaymentMethod,
  (methods, picked) => methods.find((method) => method.name === picked) ?? null,
);

/** The first thing that the order needs, as the text that says so; null when it can be placed. */
export const selectMissing = createSelector(
  selectChosenShopIds,
  selectAddressInUse,
  selectPaymentMethod,
  (shopIds, address, method) =>
    missingForOrder({ shopIds, addressId: address?.id ?? null, paymentMethod: method?.name ?? null }),
);
