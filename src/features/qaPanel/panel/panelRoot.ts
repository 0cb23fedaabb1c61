import { createOutsideRoot, leaveFocusTo } from '@/shared/ui';

/** Root element of the panel, at the end of the page once it has joined. */
export function createPanelRoot(): { element: HTMLElement; join: () => () => void } {
  const element = createOutsideRoot();
  return {
    element,
    join() {
      document.body.append(element);
      const endFocus = leaveFocusTo(element);
      return () => {
        endFocus();
        element.remove();
      };
    },
  };
}
