import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored } from '@/api';
import type { AddressId, ShopId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import { sessionEnded } from '@/features/session';

/** Under this name a note that is being typed is kept in memory. */
export const NOTE_DRAFT = 'orderNote';

interface CheckoutState {
  /** The address the shopper picked, or null for the default one. */
  addressId: AddressId | null;
  /** `cash`, a gateway's name, or null when nothing was picked. */
  paymentMethod: string | null;
  /** Shipping protection. */
  shield: boolean;
  couponCode: string | null;
  /** For the courier or the shops. */
  note: string;
  /**
   * The press whose outcome is not known yet; kept over a reload, so that no press becomes two orders. Null when every
   * press has had its answer.
   */
  placing: OrderPress | null;
  /** Whether a story is placing an order, or finding out about one, at this moment. */
  isBusy: boolean;
}

const initialState: CheckoutState = {
  addressId: null,
  paymentMethod: null,
  shield: false,
  couponCode: null,
  note: '',
  placing: null,
  isBusy: false,
};

const nullableText = v.nullable(v.string());
const stored = v.object({
  addressId: v.nullable(v.number()),
  paymentMethod: nullableText,
  shield: v.boolean(),
  couponCode: nullableText,
  note: v.fallback(v.string(), ''),
  placing: v.fallback(
    v.nullable(
      v.object({
        key: v.string(),
        shopIds: v.array(v.number()),
        amount: v.number(),
        lastOrderId: v.nullable(v.number()),
      }),
    ),
    null,
  ),
});

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
    shieldToggled(checkout) {
      checkout.shield = !checkout.shield;
    },
    /** A code was sent to be counted; null takes it off. */
    couponEntered(checkout, { payload }: PayloadAction<string | null>) {
      checkout.couponCode = payload?.trim() || null;
    },
    /** Typing paused in the note, or the field was left. */
    noteWritten(checkout, { payload }: PayloadAction<string>) {
      checkout.note = payload;
    },
    /** "Place Order" was pressed, with what was typed as a note. */
    placeOrderPressed(checkout, { payload }: PayloadAction<{ note: string }>) {
      checkout.note = payload.note;
      checkout.isBusy = true;
    },
    /** The order goes out now. */
    placingStarted(checkout, { payload }: PayloadAction<OrderPress>) {
      checkout.placing = payload;
    },
    /** A press of an earlier page, or one whose answer was lost: the orders are asked what became of it. */
    lostOrderSought(checkout) {
      checkout.isBusy = true;
    },
    /** No order came of it: something was missing or refused. 'unknown' keeps the press, to be asked about later. */
    placingEnded(checkout, { payload }: PayloadAction<'stopped' | 'refused' | 'lost' | 'unknown'>) {
      checkout.isBusy = false;
      if (payload !== 'unknown') checkout.placing = null;
    },
    /** The order stands: what was decided for it is over. */
    orderPlaced: (_checkout, _action: PayloadAction<{ shopIds: ShopId[] }>) => initialState,
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(restored, (checkout, { payload }) => {
        const read = v.safeParse(stored, payload.checkout);
        return read.success ? { ...read.output, isBusy: false } : checkout;
      }),
  selectors: {
    selectPickedAddressId: (checkout) => checkout.addressId,
    selectPickedPaymentMethod: (checkout) => checkout.paymentMethod,
    selectShield: (checkout) => checkout.shield,
    selectCouponCode: (checkout) => checkout.couponCode,
    selectNote: (checkout) => checkout.note,
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
  lostOrderSought,
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
