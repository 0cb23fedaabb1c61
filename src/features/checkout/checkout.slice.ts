import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored } from '@/api';
import type { AddressId } from '@/domain/ids';
import { sessionEnded } from '@/features/session';

interface CheckoutState {
  /** The address the shopper picked, or null for the default one. */
  addressId: AddressId | null;
  /** `cash`, a gateway's name, or null when nothing was picked. */
  paymentMethod: string | null;
  /** Shipping protection. */
  shield: boolean;
  couponCode: string | null;
  /**
   * The key of a press whose order is on its way; kept over a reload, so that no press becomes two orders.
   * Null when none is.
   */
  placingKey: string | null;
}

const initialState: CheckoutState = {
  addressId: null,
  paymentMethod: null,
  shield: false,
  couponCode: null,
  placingKey: null,
};

const nullableText = v.nullable(v.string());
const stored = v.object({
  addressId: v.nullable(v.number()),
  paymentMethod: nullableText,
  shield: v.boolean(),
  couponCode: nullableText,
  placingKey: nullableText,
});

/** What the shopper decided on the way to the order; every figure is the server's. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressPicked(checkout, { payload }: PayloadAction<AddressId>) {
      checkout.addressId = payload;
    },
    paymentMethodPicked(checkout, { payload }: PayloadAction<string>) {
      checkout.paymentMethod = payload;
    },
    shieldToggled(checkout) {
      checkout.shield = !checkout.shield;
    },
    couponEntered(checkout, { payload }: PayloadAction<string | null>) {
      checkout.couponCode = payload;
    },
    /** "Place Order" was pressed, with what was typed as a note. */
    placeOrderPressed(_checkout, _action: PayloadAction<{ note: string }>) {
      // The story checks what is missing and places the order.
    },
    placingStarted(checkout, { payload: key }: PayloadAction<string>) {
      checkout.placingKey = key;
    },
    placingEnded(checkout, _action: PayloadAction<'placed' | 'failed'>) {
      checkout.placingKey = null;
    },
    /** The order stands: what was decided for it is over. */
    orderPlaced: (_checkout, _action: PayloadAction<{ shopIds: number[] }>) => initialState,
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(restored, (checkout, { payload }) => {
        const read = v.safeParse(stored, payload.checkout);
        return read.success ? read.output : checkout;
      }),
  selectors: {
    selectPickedAddressId: (checkout) => checkout.addressId,
    selectPaymentMethod: (checkout) => checkout.paymentMethod,
    selectShield: (checkout) => checkout.shield,
    selectCouponCode: (checkout) => checkout.couponCode,
    selectPlacingKey: (checkout) => checkout.placingKey,
  },
});

export const {
  addressPicked,
  paymentMethodPicked,
  shieldToggled,
  couponEntered,
  placeOrderPressed,
  placingStarted,
  placingEnded,
  orderPlaced,
} = checkoutSlice.actions;
export const {
  selectPickedAddressId,
  selectPaymentMethod,
  selectShield,
  selectCouponCode,
  selectPlacingKey,
} = checkoutSlice.selectors;
