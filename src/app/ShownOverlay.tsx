import type { ComponentType } from 'react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Overlay, OverlayName } from '@/core/overlays';
import { BrokenOverlay } from '@/core/overlays';
import { clock } from '@/shared/adapters';
import { ErrorBoundary, LayerContext, CodeOnItsWay } from '@/shared/ui';

/** Maximum duration of an exit animation, in milliseconds. */
const EXIT_TIMEOUT = 1000;

interface ShownOverlayProps {
  overlay: Overlay;
  /** Undefined for menus, which their button renders. */
  Component: ComponentType<{ overlay: Overlay }> | undefined;
  isOpen: boolean;
  onGone: (name: OverlayName) => void;
}

/** One overlay, open or in its exit animation. */
export function ShownOverlay({ overlay, Component, isOpen, onGone }: ShownOverlayProps) {
  const { name } = overlay;
  const showsExit = useRef(false);
  const layer = useMemo(
    () => ({
      isOpen,
      onMounted: () => {
        showsExit.current = true;
      },
      onExited: () => onGone(name),
    }),
    [isOpen, onGone, name],
  );
  useEffect(() => {
    if (isOpen) return undefined;
    if (showsExit.current) return clock.after(EXIT_TIMEOUT, () => onGone(name));
    onGone(name);
    return undefined;
  }, [isOpen, onGone, name]);
  if (!Component) return null;
  return (
    <LayerContext value={layer}>
      <ErrorBoundary
        where={`overlay ${name}`}
        fallback={(broken) => <BrokenOverlay name={name} {...broken} />}
      >
        <Suspense fallback={<CodeOnItsWay />}>
          <Component overlay={overlay} />
        </Suspense>
      </ErrorBoundary>
    </LayerContext>
  );
}
