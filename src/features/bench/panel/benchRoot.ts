/**
 * A place for the bench behind the page. An open dialog hides everything beside it from screen readers; MUI leaves out
 * elements that must not be hidden so, of which <slot> is one without a meaning of its own.
 */
export function createBenchRoot(): { element: HTMLElement; join: () => () => void } {
  const element = document.createElement('slot');
  // A dialog calls the focus back as soon as it hears that it is elsewhere.
  const hush = (event: Event) => event.stopPropagation();
  return {
    element,
    join() {
      document.body.append(element);
      element.addEventListener('focusin', hush);
      return () => {
        element.removeEventListener('focusin', hush);
        element.remove();
      };
    },
  };
}
