import type { PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { rehydrated } from '@/api';
import type { CheckoutKind } from '@/domain/checkout';
import type { AddressId, ShopId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import type { TextKey } from '@/domain/textKey';
import { buyNowPressed } from '@/features/cart';
import { sessionEnded } from '@/core/session';
import type { Choices } from './checkoutState';
import { forAnotherProduct, initialState, persistedCheckout, undecided } from './checkoutState';

/** The shopper's choices at the checkout; every figure is the server's. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** A delivery address was picked. */
    addressPicked(checkout, { payload }: PayloadAction<AddressId>) {
      checkout.addressId = payload;
    },
    /** A payment method was picked: `cash` or a gateway's name. */
    paymentMethodPicked(checkout, { payload }: PayloadAction<string>) {
      checkout.paymentMethod = payload;
    },
    /** Shipping protection was switched on or off. */
    shieldToggled({ decided }, { payload: kind }: PayloadAction<CheckoutKind>) {
      decided[kind].shield = !decided[kind].shield;
    },
    /** A coupon code was submitted; null removes it. */
    couponEntered({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; code: string | null }>) {
      decided[payload.kind].couponCode = payload.code?.trim() || null;
    },
    /** The note changed (debounced), or its field was blurred. */
    noteWritten({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; note: string }>) {
      decided[payload.kind].note = payload.note;
    },
    /** The choices of a session that ended by itself are back, as the same user has logged in again. */
    choicesRestored: (checkout, { payload }: PayloadAction<Choices>) => ({ ...checkout, ...payload }),
    /** A press of unknown outcome from a session that ended by itself is looked up for the same user. */
    pressRestored(checkout, { payload }: PayloadAction<OrderPress>) {
      checkout.placing = payload;
    },
    /** "Place Order" was pressed for the basket or the buy-now cart. */
    placeOrderPressed(checkout, _press: PayloadAction<CheckoutKind>) {
      checkout.isBusy = true;
    },
    /** "Place Order" was pressed with this input missing: its step shows the message and takes the focus. */
    missingPointedOut(checkout, { payload: text }: PayloadAction<TextKey>) {
      checkout.pointedOut = { text, times: (checkout.pointedOut?.times ?? 0) + 1 };
    },
    /** The order is being sent. */
    placingStarted(checkout, { payload }: PayloadAction<OrderPress>) {
      checkout.placing = payload;
    },
    /** The outcome of a press from before a reload is being looked up in the orders. */
    lostOrderLookedUp(checkout) {
      checkout.isBusy = true;
    },
    /** The order list has no order of the earlier press. */
    earlierPressLost(checkout) {
      if (checkout.placing) checkout.placing.isDenied = true;
    },
    /**
     * The placing ended without an order. 'stopped': nothing was sent, an earlier press is unchanged.
     * 'refused': the press is dropped. 'lost' (the shopper saw that no order was placed) and 'unknown' are
     * kept, to be looked up later.
     */
    placingEnded(checkout, { payload }: PayloadAction<'stopped' | 'refused' | 'lost' | 'unknown'>) {
      checkout.isBusy = false;
      if (payload === 'refused') checkout.placing = null;
      if (payload === 'lost' && checkout.placing) checkout.placing.isDenied = true;
    },
    /** The order was placed: the choices made for it are reset. */
    orderPlaced: ({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; shopIds: ShopId[] }>) => ({
      ...initialState,
      decided: { ...decided, [payload.kind]: undecided },
    }),
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(buyNowPressed, ({ decided }) => {
        decided.buyNow = forAnotherProduct(decided.buyNow);
      })
      .addCase(rehydrated, (checkout, { payload }) => persistedCheckout(payload.checkout) ?? checkout),
  selectors: {
    selectChoices: createSelector(
      (checkout: Choices) => checkout.addressId,
      (checkout: Choices) => checkout.paymentMethod,
      (checkout: Choices) => checkout.decided,
      (addressId, paymentMethod, decided): Choices => ({ addressId, paymentMethod, decided }),
    ),
    selectPickedAddressId: (checkout) => checkout.addressId,
    selectPickedPaymentMethod: (checkout) => checkout.paymentMethod,
    selectShield: ({ decided }, kind: CheckoutKind) => decided[kind].shield,
    selectCouponCode: ({ decided }, kind: CheckoutKind) => decided[kind].couponCode,
    selectNote: ({ decided }, kind: CheckoutKind) => decided[kind].note,
    selectPress: (checkout) => checkout.placing,
    selectIsPlacing: (checkout) => checkout.isBusy,
    selectPointedOut: (checkout) => checkout.pointedOut,
  },
});

export const {
  addressPicked,
  paymentMethodPicked,
  shieldToggled,
  couponEntered,
  noteWritten,
  choicesRestored,
  pressRestored,
  placeOrderPressed,
  missingPointedOut,
  placingStarted,
  lostOrderLookedUp,
  earlierPressLost,
  placingEnded,
  orderPlaced,
} = checkoutSlice.actions;
/** Begins a placing, or the lookup of an earlier one. */
export type PlacingEvent = ReturnType<typeof placeOrderPressed | typeof pressRestored>;
export const {
  selectChoices,
  selectPickedAddressId,
  selectPickedPaymentMethod,
  selectShield,
  selectCouponCode,
  selectNote,
  selectPress,
  selectIsPlacing,
  selectPointedOut,
} = checkoutSlice.selectors;
