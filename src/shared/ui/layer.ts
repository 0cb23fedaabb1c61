import { createContext, useContext, useLayoutEffect } from 'react';

/** Passed by the overlay host to the overlay it renders. */
export interface Layer {
  isOpen: boolean;
  /** Called by an overlay with a closing transition, which then calls `onExited` when the transition ends. */
  onMounted: () => void;
  onExited: () => void;
}

export const LayerContext = createContext<Layer>({
  isOpen: true,
  onMounted: () => undefined,
  onExited: () => undefined,
});

/**
 * For a dialog or drawer opened by the store: pass `open={isOpen}`, and `onExited` to `slotProps.transition`.
 * The store drops a closed overlay at once; the page unmounts it after its transition.
 */
export function useLayer(): { isOpen: boolean; onExited: () => void } {
  const { isOpen, onMounted, onExited } = useContext(LayerContext);
  useLayoutEffect(onMounted, [onMounted]);
  return { isOpen, onExited };
}
