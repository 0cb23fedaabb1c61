import * as v from 'valibot';
import type { CheckoutKind } from '@/domain/checkout';
import type { AddressId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import { CASH } from '@/domain/payment';

/** What is decided for one cart and says nothing about the other. */
interface Decisions {
  /** Shipping protection. */
  shield: boolean;
  couponCode: string | null;
  /** For the courier or the shops. */
  note: string;
}

export interface CheckoutState {
  /** The address the shopper picked, or null for the default one. */
  addressId: AddressId | null;
  /** `cash`, a gateway's name, or null when nothing was picked. */
  paymentMethod: string | null;
  decided: Record<CheckoutKind, Decisions>;
  /**
   * The press whose outcome is not known yet; kept over a reload, so that no press becomes two orders. Null when every
   * press has had its answer.
   */
  placing: OrderPress | null;
  /** Whether a story is placing an order, or finding out about one, at this moment. */
  isBusy: boolean;
}

export const undecided: Decisions = { shield: false, couponCode: null, note: '' };

export const initialState: CheckoutState = {
  addressId: null,
  paymentMethod: null,
  decided: { cart: undecided, buyNow: undecided },
  placing: null,
  isBusy: false,
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

/** The checkout as an earlier visit left it; null when nothing readable was stored. */
export function persistedCheckout(saved: unknown): CheckoutState | null {
  const read = v.safeParse(persisted, saved);
  return read.success ? { ...read.output, isBusy: false } : null;
}
