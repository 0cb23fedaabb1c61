import type { OrderId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';
import type { OrderDialogAction } from './orderDialogAction';

declare module '@/core/overlays' {
  interface OverlayProps {
    orderCancel: { orderId: OrderId };
    /** Actions of an order in the history. One overlay for all of them, so that the dialogs share a chunk. */
    order: { action: OrderDialogAction };
  }
}

export const ordersOverlays = {
  orderCancel: {
    load: () => import('./details/OrderCancelDialog').then((module) => module.OrderCancelDialog),
    closesWithSession: true,
  },
  order: {
    load: () => import('./OrderDialog').then((module) => module.OrderDialog),
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
