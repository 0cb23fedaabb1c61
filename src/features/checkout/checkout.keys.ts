import type { CheckoutKind } from '@/domain/checkout';
import type { Decisions } from './checkoutState';
import { undecided } from './checkoutState';

/** Key of the in-memory draft of a text at the checkout, such as the note. */
export const orderDraft = (kind: CheckoutKind, field: keyof Decisions) => `order ${field} ${kind}`;

/** Keys of all drafts of an order. */
export const orderDrafts = (kind: CheckoutKind) =>
  (Object.keys(undecided) as (keyof Decisions)[]).map((field) => orderDraft(kind, field));
