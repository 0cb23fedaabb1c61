/**
 * Root element of the panel. MUI marks all siblings of an open dialog as `aria-hidden`, except for certain
 * element types. <slot> is one of these and has no semantics.
 */
export function createPanelRoot(): { element: HTMLElement; join: () => () => void } {
  const element = document.createElement('slot');
  // Hides the focus change from dialogs, whose focus trap would take the focus back.
  const stopPropagation = (event: Event) => event.stopPropagation();
  return {
    element,
    join() {
      document.body.append(element);
      element.addEventListener('focusin', stopPropagation);
      return () => {
        element.removeEventListener('focusin', stopPropagation);
        element.remove();
      };
    },
  };
}
