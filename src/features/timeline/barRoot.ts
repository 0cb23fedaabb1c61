/**
 * A place for the bar in front of the page. An open dialog hides everything beside it from screen readers; MUI leaves out elements
 * that must not be hidden so, of which <slot> is one without a meaning of its own.
 */
export function createBarRoot(): HTMLElement {
  return document.createElement('slot');
}

/** The ends of a dialog's own tab order, where MUI sends the focus back to its other end. */
const isEndOfDialog = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^sentinel(Start|End)$/.test(target.dataset.testid ?? '');

/**
 * Puts the place before the page: at the end of a dialog's tab order comes the bar, and after the bar the dialog again.
 * Answers the function that takes it away.
 */
export function joinTabOrder(root: HTMLElement, findButton: () => HTMLElement | null): () => void {
  const leadHere = (event: FocusEvent) => {
    const button = findButton();
    if (!button || !isEndOfDialog(event.target)) return;
    event.stopImmediatePropagation();
    button.focus();
  };
  // A dialog calls the focus back as soon as it hears that it is elsewhere.
  const hush = (event: FocusEvent) => event.stopPropagation();
  document.body.prepend(root);
  document.addEventListener('focusin', leadHere, true);
  root.addEventListener('focusin', hush);
  return () => {
    document.removeEventListener('focusin', leadHere, true);
    root.removeEventListener('focusin', hush);
    root.remove();
  };
}
