import * as v from 'valibot';
import type { CheckoutKind } from '@/domain/checkout';
import type { AddressId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import { CASH } from '@/domain/payment';
import type { TextKey } from '@/domain/textKey';

/** Choices kept separately for the basket and the buy-now cart. */
export interface Decisions {
  /** Shipping protection. */
  shield: boolean;
  couponCode: string | null;
  /** For the courier or the shops. */
  note: string;
}

/** What the shopper chose for the order. */
export interface Choices {
  /** The address the shopper picked, or null for the default one. */
  addressId: AddressId | null;
  /** `cash`, a gateway's name, or null when nothing was picked. */
  paymentMethod: string | null;
  decided: Record<CheckoutKind, Decisions>;
}

export interface CheckoutState extends Choices {
  /**
   * The press of unknown outcome, persisted so that no press becomes two orders; null when all are resolved.
   */
  placing: OrderPress | null;
  /** Whether a saga is placing an order or looking up an earlier one. */
  isBusy: boolean;
  /** What the last press lacked, and how often a press has been answered so: each one moves the focus. */
  pointedOut: { text: TextKey; times: number } | null;
}

export const undecided: Decisions = { shield: false, couponCode: null, note: '' };

/** Decisions for another buy-now product: coupon code and protection belonged to the one before. */
export const forAnotherProduct = ({ note }: Decisions): Decisions => ({ ...undecided, note });

export const initialState: CheckoutState = {
  addressId: null,
  paymentMethod: null,
  decided: { cart: undecided, buyNow: undecided },
  placing: null,
  isBusy: false,
  pointedOut: null,
};

const nullableText = v.nullable(v.string());
const persistedDecisions = v.fallback(
  v.object({ shield: v.boolean(), couponCode: nullableText, note: v.fallback(v.string(), '') }),
  undecided,
);
const persisted = v.object({
  addressId: v.nullable(v.number()),
  paymentMethod: nullableText,
  decided: v.fallback(
    v.object({ cart: persistedDecisions, buyNow: persistedDecisions }),
    initialState.decided,
  ),
  placing: v.fallback(
    v.nullable(
      v.object({
        key: v.string(),
        kind: v.fallback(v.picklist(['cart', 'buyNow']), 'cart'),
        shopIds: v.array(v.number()),
        paymentMethod: v.fallback(v.string(), CASH),
        amount: v.number(),
        lastOrderId: v.nullable(v.number()),
        isDenied: v.fallback(v.boolean(), false),
      }),
    ),
    null,
  ),
});

/** Parses the persisted checkout; null when it is invalid. */
export function persistedCheckout(saved: unknown): CheckoutState | null {
  const read = v.safeParse(persisted, saved);
  return read.success ? { ...read.output, isBusy: false, pointedOut: null } : null;
}
