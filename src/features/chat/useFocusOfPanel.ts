import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Focus of a panel that is no modal dialog: it moves into the panel with the opening, and back where it was
 * when the panel closes around it.
 */
export function useFocusOfPanel(panelRef: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (!isActive || !panel) return;
    const before = document.activeElement;
    panel.focus({ preventScroll: true });
    return () => {
      if (panel.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [panelRef, isActive]);
}
