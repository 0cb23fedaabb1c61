import type { ComponentType } from 'react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Overlay, OverlayName } from '@/core/overlays';
import { selectOverlays } from '@/core/overlays';
import { timeTravel } from '@/shared/adapters';
import { lazyComponent } from '@/shared/lazyComponent';
import { overlays } from './overlays';
import { ShownOverlay } from './ShownOverlay';

type OverlayComponent = ComponentType<{ overlay: Overlay }>;

/** Every dialog and drawer is a chunk of its own; menus have none here. */
const components = new Map(
  Object.entries(overlays).flatMap(([name, { load }]: [string, { load?: () => Promise<unknown> }]) =>
    // Safe: `OverlayDefinitions` pairs each name with a component that takes its overlay.
    load ? [[name, lazyComponent(load as () => Promise<OverlayComponent>).Part] as const] : [],
  ),
);

const none: readonly Overlay[] = [];

/**
 * Renders the open overlays of the store, bottom to top, so time travel reopens them. Closed overlays stay
 * mounted until their exit animation ends; during time travel there is none.
 */
export function OverlayHost() {
  const open = useSelector(selectOverlays);
  const [{ before, leaving }, setIsVisible] = useState({ before: open, leaving: none });
  if (before !== open) {
    const closed = timeTravel.isActive() ? none : [...leaving, ...before];
    setIsVisible({
      before: open,
      leaving: closed.filter(({ name }) => !open.some((one) => one.name === name)),
    });
  }
  const drop = (name: OverlayName) =>
    setIsVisible((state) => ({
      ...state,
      leaving: state.leaving.filter((overlay) => overlay.name !== name),
    }));
  // Open overlays first: if one opens and one closes in the same commit, MUI's ModalManager must register the
  // new one first, or it marks it as `aria-hidden` together with the page.
  return [...open, ...leaving].map((overlay) => (
    <ShownOverlay
      key={overlay.name}
      overlay={overlay}
      Component={components.get(overlay.name)}
      isOpen={open.includes(overlay)}
      onGone={drop}
    />
  ));
}
