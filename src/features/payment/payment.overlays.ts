import type { PayableOrder } from '@/domain/order';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    /** Shown while the payment window is open. */
    paying: object;
    /** `order` is set if it is the only one; the dialog then offers to pay it. */
    orderPaymentCancel: { order?: PayableOrder };
  }
}

export const paymentOverlays = {
  paying: {
    load: () => import('./PayingDialog').then((module) => module.PayingDialog),
    closesWithSession: true,
    isClosedBySaga: true,
  },
  orderPaymentCancel: {
    load: () => import('./PaymentCancelDialog').then((module) => module.PaymentCancelDialog),
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
