import type { CheckoutKind } from '@/domain/checkout';

/** Key of the in-memory draft of the note. */
export const noteDraft = (kind: CheckoutKind) => `orderNote:${kind}`;
/** Key of the in-memory draft of the coupon code. */
export const couponDraft = (kind: CheckoutKind) => `orderCoupon:${kind}`;
