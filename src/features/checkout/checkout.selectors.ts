import { createSelector } from '@reduxjs/toolkit';
import type { CheckoutQuery } from '@/api';
import { cartApi } from '@/api';
import { basisOf, shopsAmong } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { missingForOrder } from '@/domain/checkout';
import { addressInUse } from '@/domain/session';
import { selectAddresses } from '@/features/addresses';
import { selectBuyNowCart, selectSelectedShopIds, selectServerCart } from '@/features/cart';
import { selectPaymentMethods } from '@/features/payment';
import {
  selectCouponCode,
  selectPickedAddressId,
  selectPickedPaymentMethod,
  selectShield,
} from './checkout.slice';

const selectBasketShops = createSelector(selectServerCart, selectSelectedShopIds, shopsAmong);
const selectBuyNowShopIds = createSelector(selectBuyNowCart, ({ shops }) => shops.map((shop) => shop.shopId));

type CartState = Parameters<typeof selectBasketShops>[0];

/** The shops to check out: the selected ones of the basket, or all of the buy-now cart. */
export const selectChosenShops = (state: CartState, kind: CheckoutKind) =>
  kind === 'cart' ? selectBasketShops(state) : selectBuyNowCart(state).shops;

const selectChosenShopIds = (state: CartState, kind: CheckoutKind) =>
  kind === 'cart' ? selectSelectedShopIds(state) : selectBuyNowShopIds(state);
const asKind = (_state: unknown, kind: CheckoutKind) => kind;

/** The request of /cart/checkout, or null while no shop is selected. */
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

/** The cached figures of the current selection. */
export const selectShownCheckout = (state: State, kind: CheckoutKind) =>
  selectResponseTo(selectCheckoutQuery(state, kind))?.(state).data ?? null;

/** The picked address, else the default one, else the first (specification §4). */
export const selectAddressInUse = createSelector(
  selectAddresses,
  selectPickedAddressId,
  (addresses, picked) => addressInUse(addresses ?? [], picked),
);

/** The picked method, or null once it is no longer offered. */
export const selectPaymentMethod = createSelector(
  selectPaymentMethods,
  selectPickedPaymentMethod,
  (methods, picked) => methods.find((method) => method.name === picked) ?? null,
);

/** Message of the first missing input of the order; null when it can be placed. */
export const selectMissing = createSelector(
  selectChosenShopIds,
  selectAddressInUse,
  selectPaymentMethod,
  (shopIds, address, method) =>
    missingForOrder({ shopIds, addressId: address?.id ?? null, paymentMethod: method?.name ?? null }),
);
