import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { rehydrated } from '@/api';
import type { CheckoutKind } from '@/domain/checkout';
import type { AddressId, ShopId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import { buyNowPressed } from '@/features/cart';
import { sessionEnded } from '@/core/session';
import { initialState, persistedCheckout, undecided } from './checkoutState';

/** Under this name a note that is being typed is kept in memory. */
export const noteDraft = (kind: CheckoutKind) => `orderNote:${kind}`;
/** Under this one the code of a coupon. */
export const couponDraft = (kind: CheckoutKind) => `orderCoupon:${kind}`;

/** What the shopper decided on the way to the order; every figure is the server's. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The address to deliver to was chosen. */
    addressPicked(checkout, { payload }: PayloadAction<AddressId>) {
      checkout.addressId = payload;
    },
    /** The way to pay was chosen: `cash` or a gateway's name. */
    paymentMethodPicked(checkout, { payload }: PayloadAction<string>) {
      checkout.paymentMethod = payload;
    },
    /** Shipping protection was switched on or off. */
    shieldToggled({ decided }, { payload: kind }: PayloadAction<CheckoutKind>) {
      decided[kind].shield = !decided[kind].shield;
    },
    /** A code was sent to be counted; null takes it off. */
    couponEntered({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; code: string | null }>) {
      decided[payload.kind].couponCode = payload.code?.trim() || null;
    },
    /** Typing paused in the note, or the field was left. */
    noteWritten({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; note: string }>) {
      decided[payload.kind].note = payload.note;
    },
    /** "Place Order" was pressed, with what was typed as a note. */
    placeOrderPressed(checkout, { payload }: PayloadAction<{ kind: CheckoutKind; note: string }>) {
      checkout.decided[payload.kind].note = payload.note;
      checkout.isBusy = true;
    },
    /** The order goes out now. */
    placingStarted(checkout, { payload }: PayloadAction<OrderPress>) {
      checkout.placing = payload;
    },
    /** A press of an earlier page, or one whose answer was lost: the orders are asked what became of it. */
    lostOrderLookedUp(checkout) {
      checkout.isBusy = true;
    },
    /** Nothing came of an earlier press, as far as the orders tell. */
    earlierPressLost(checkout) {
      if (checkout.placing) checkout.placing.isDenied = true;
    },
    /**
     * No order came of it. 'stopped': nothing was sent, an earlier press is as it was. 'refused' is forgotten. What is 'lost'
     * (the shopper was told that nothing came of it) or 'unknown' is kept, to be asked about later.
     */
    placingEnded(checkout, { payload }: PayloadAction<'stopped' | 'refused' | 'lost' | 'unknown'>) {
      checkout.isBusy = false;
      if (payload === 'refused') checkout.placing = null;
      if (payload === 'lost' && checkout.placing) checkout.placing.isDenied = true;
    },
    /** The order stands: what was decided for it is over. */
    orderPlaced: ({ decided }, { payload }: PayloadAction<{ kind: CheckoutKind; shopIds: ShopId[] }>) => ({
      ...initialState,
      decided: { ...decided, [payload.kind]: undecided },
    }),
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(buyNowPressed, ({ decided }) => {
        // Another product: the code and the protection were for the one before.
        decided.buyNow = { ...undecided, note: decided.buyNow.note };
      })
      .addCase(rehydrated, (checkout, { payload }) => persistedCheckout(payload.checkout) ?? checkout),
  selectors: {
    selectPickedAddressId: (checkout) => checkout.addressId,
    selectPickedPaymentMethod: (checkout) => checkout.paymentMethod,
    selectShield: ({ decided }, kind: CheckoutKind) => decided[kind].shield,
    selectCouponCode: ({ decided }, kind: CheckoutKind) => decided[kind].couponCode,
    selectNote: ({ decided }, kind: CheckoutKind) => decided[kind].note,
    selectPress: (checkout) => checkout.placing,
    selectIsPlacing: (checkout) => checkout.isBusy,
  },
});

export const {
  addressPicked,
  paymentMethodPicked,
  shieldToggled,
  couponEntered,
  noteWritten,
  placeOrderPressed,
  placingStarted,
  lostOrderLookedUp,
  earlierPressLost,
  placingEnded,
  orderPlaced,
} = checkoutSlice.actions;
export const {
  selectPickedAddressId,
  selectPickedPaymentMethod,
  selectShield,
  selectCouponCode,
  selectNote,
  selectPress,
  selectIsPlacing,
} = checkoutSlice.selectors;
