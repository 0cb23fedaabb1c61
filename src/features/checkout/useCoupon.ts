import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useVoucherReason } from '@/features/vouchers';
import { saveDraft } from '@/shared/drafts';
import { useSelect } from '@/shared/hooks';
import { orderDraft } from './checkout.keys';
import { couponEntered, selectCouponCode } from './checkout.slice';
import type { CheckoutView } from './useCheckout';

export interface Coupon {
  /** The submitted code. */
  code: string | null;
  /** The submitted code if it applies. */
  countedCode: string | null;
  /** Why the submitted code does not apply; null if it does, and until the response. */
  refusal: string | null;
  /** Submits a code; null removes it. */
  enter: (code: string | null) => void;
}

/** The coupon code of an order. Whether it applies is decided by the server (api §5, `apply_coupon`). */
export function useCoupon(view: CheckoutView): Coupon {
  const dispatch = useDispatch();
  const code = useSelect(selectCouponCode, view.kind);
  const [respondedCode, setRespondedCode] = useState<string | null>(null);
  const isResponded = !view.isBusy && view.errorMessage === null;
  // While other figures are loading, or failed, the last verdict on this code stays visible.
  const hasResponse = view.checkout !== null && (isResponded || respondedCode === code);
  if (hasResponse && respondedCode !== code) setRespondedCode(code);
  const isCounted = code !== null && hasResponse && view.checkout?.couponApplied === true;
  const reason = useVoucherReason(code, view.shops, view.checkout?.message ?? '');
  return {
    code,
    countedCode: isCounted ? code : null,
    refusal: code !== null && hasResponse && !isCounted ? reason : null,
    enter: (entered) => {
      saveDraft(orderDraft(view.kind, 'couponCode'), { code: entered ?? '' });
      dispatch(couponEntered({ kind: view.kind, code: entered }));
    },
  };
}
