import type { ComponentType } from 'react';
import type { OverlayOf } from '@/core/overlays';
import { lazyComponent } from '@/shared/lazyComponent';
import type { OrderDialogAction } from './orderDialogAction';

type OrderActionDialogs = {
  [Kind in OrderDialogAction['kind']]: ComponentType<{ action: Extract<OrderDialogAction, { kind: Kind }> }>;
};

const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load).Part;

const dialogs: OrderActionDialogs = {
  again: lazyDialog(() => import('./details/OrderAgainDialog').then((module) => module.OrderAgainDialog)),
  review: lazyDialog(() => import('./reviews/ReviewDialog').then((module) => module.ReviewDialog)),
  document: lazyDialog(() => import('./documents/DocumentDialog').then((module) => module.DocumentDialog)),
};

/** Renders the dialog of an action on an order. */
export function OrderDialog({ overlay: { action } }: { overlay: OverlayOf<'order'> }) {
  const Dialog = dialogs[action.kind] as ComponentType<{ action: OrderDialogAction }>;
  return <Dialog action={action} />;
}
