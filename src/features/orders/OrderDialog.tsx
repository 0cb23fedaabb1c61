import type { ComponentType } from 'react';
import type { OrderDeed, Overlay } from '@/features/overlays';
import { lazyPart } from '@/shared/lazyPart';

type DeedDialogs = { [Is in OrderDeed['is']]: ComponentType<{ deed: Extract<OrderDeed, { is: Is }> }> };

const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazyPart(load).Part;

const dialogs: DeedDialogs = {
  again: lazyDialog(() => import('./OrderAgainDialog').then((module) => module.OrderAgainDialog)),
  review: lazyDialog(() => import('./ReviewDialog').then((module) => module.ReviewDialog)),
  paper: lazyDialog(() => import('./PaperDialog').then((module) => module.PaperDialog)),
};

/** Renders the dialog of an action on an order. */
export function OrderDialog({ overlay: { deed } }: { overlay: Extract<Overlay, { name: 'order' }> }) {
  const Dialog = dialogs[deed.is] as ComponentType<{ deed: OrderDeed }>;
  return <Dialog deed={deed} />;
}
