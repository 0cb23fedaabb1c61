import type { OrderId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    /** The cart with its figures and "Checkout". */
    cart: object;
    changeAddress: object;
    /**
     * `isPaid`: paid online according to the order; `isUnconfirmed`: paid only according to the payment
     * window. The placed orders are those newer than `newerThan`, if it is known.
     */
    orderConfirm: { isPaid?: true; isUnconfirmed?: true; newerThan?: OrderId | null };
  }
}

export const checkoutOverlays = {
  cart: {
    load: () => import('./summary/CartPanel').then((module) => module.CartPanel),
    closesOnNavigation: true,
    closesWithSession: true,
  },
  changeAddress: {
    load: () => import('./steps/ChangeAddressDialog').then((module) => module.ChangeAddressDialog),
    closesWithSession: true,
  },
  orderConfirm: {
    load: () => import('./placing/OrderConfirmDialog').then((module) => module.OrderConfirmDialog),
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
