/**
 * Root element of the bar. MUI marks all siblings of an open dialog as `aria-hidden`, except for certain
 * element types. <slot> is one of these and has no semantics.
 */
export function createBarRoot(): HTMLElement {
  return document.createElement('slot');
}

/** Sentinels of MUI's focus trap, which wrap the focus around to the other end of the dialog. */
const isEndOfDialog = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^sentinel(Start|End)$/.test(target.dataset.testid ?? '');

/**
 * Inserts the root before the page, and into the tab order of open dialogs: from the end of a dialog to the
 * bar, and from the bar back to the dialog. Returns a function that removes the root.
 */
export function joinTabOrder(root: HTMLElement, findButton: () => HTMLElement | null): () => void {
  const focusBar = (event: FocusEvent) => {
    const button = findButton();
    if (!button || !isEndOfDialog(event.target)) return;
    event.stopImmediatePropagation();
    button.focus();
  };
  // Hides the focus change from dialogs, whose focus trap would take the focus back.
  const stopPropagation = (event: FocusEvent) => event.stopPropagation();
  document.body.prepend(root);
  document.addEventListener('focusin', focusBar, true);
  root.addEventListener('focusin', stopPropagation);
  return () => {
    document.removeEventListener('focusin', focusBar, true);
    root.removeEventListener('focusin', stopPropagation);
    root.remove();
  };
}
