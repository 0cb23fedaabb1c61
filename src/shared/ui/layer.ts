import { createContext, useContext, useLayoutEffect } from 'react';

/** What the host of the overlays tells the one it shows. */
export interface Layer {
  isOpen: boolean;
  /** This overlay shows how it goes, and says when it has gone. */
  joins: () => void;
  hasGone: () => void;
}

export const LayerContext = createContext<Layer>({
  isOpen: true,
  joins: () => undefined,
  hasGone: () => undefined,
});

/**
 * For a dialog or drawer that the store opens: `open={isOpen}`, and `onExited` into its `slotProps.transition`. The store
 * forgets it at once, the page when its way out has been seen.
 */
export function useLayer(): { isOpen: boolean; onExited: () => void } {
  const { isOpen, joins, hasGone } = useContext(LayerContext);
  useLayoutEffect(joins, [joins]);
  return { isOpen, onExited: hasGone };
}
