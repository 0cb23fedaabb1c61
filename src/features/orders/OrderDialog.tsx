import type { ComponentType } from 'react';
import type { OrderDeed, Overlay } from '@/features/overlays';
import { lazyPart } from '@/shared/lazyPart';

type DeedDialogs = {
  [Kind in OrderDeed['kind']]: ComponentType<{ action: Extract<OrderDeed, { kind: Kind }> }>;
};

const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazyPart(load).Part;

const dialogs: DeedDialogs = {
  again: lazyDialog(() => import('./OrderAgainDialog').then((module) => module.OrderAgainDialog)),
  review: lazyDialog(() => import('./ReviewDialog').then((module) => module.ReviewDialog)),
  document: lazyDialog(() => import('./PaperDialog').then((module) => module.PaperDialog)),
};

/** Renders the dialog of an action on an order. */
export function OrderDialog({ overlay: { action } }: { overlay: Extract<Overlay, { name: 'order' }> }) {
  const Dialog = dialogs[action.kind] as ComponentType<{ action: OrderDeed }>;
  return <Dialog action={action} />;
}
