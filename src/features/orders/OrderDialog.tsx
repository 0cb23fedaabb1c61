import type { ComponentType } from 'react';
import type { OrderDeed, Overlay } from '@/features/overlays';
import { lazyPart } from '@/shared/lazyPart';

type DeedDialogs = { [Is in OrderDeed['is']]: ComponentType<{ deed: Extract<OrderDeed, { is: Is }> }> };

const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazyPart(load).Part;

const dialogs: DeedDialogs = {
  again: part(() => import('./OrderAgainDialog').then((module) => module.OrderAgainDialog)),
  review: part(() => import('./ReviewDialog').then((module) => module.ReviewDialog)),
  paper: part(() => import('./PaperDialog').then((module) => module.PaperDialog)),
};

/** The dialogs about an order of the history. */
export function OrderDialog({ overlay: { deed } }: { overlay: Extract<Overlay, { name: 'order' }> }) {
  const Dialog = dialogs[deed.is] as ComponentType<{ deed: OrderDeed }>;
  return <Dialog deed={deed} />;
}
