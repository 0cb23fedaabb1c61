import type { CheckoutKind } from '@/domain/checkout';
import { withDraft } from '@/shared/drafts';
import { orderDraft } from './checkout.keys';

/** A coupon code that was typed without a press on "Apply"; null if it is the `applied` one, or empty. */
export function typedCode(kind: CheckoutKind, applied: string | null): string | null {
  const typed = withDraft(orderDraft(kind, 'couponCode'), { code: '' }).code.trim();
  return typed !== '' && typed !== applied ? typed : null;
}
