/** Sentinels of MUI's focus trap, which wrap the focus around to the other end of the dialog. */
const isEndOfDialog = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^sentinel(Start|End)$/.test(target.dataset.testid ?? '');

/**
 * Puts what is outside of dialogs into the tab order of the open ones: from the end of a dialog to the button
 * that is found, and from `root` back to the dialog. Returns a function that ends it.
 */
export function joinTabOrder(root: HTMLElement, findButton: () => HTMLElement | null): () => void {
  const focusButton = (event: FocusEvent) => {
    const comesBack = event.relatedTarget instanceof Node && root.contains(event.relatedTarget);
    const button = comesBack || !isEndOfDialog(event.target) ? null : findButton();
    if (!button) return;
    event.stopImmediatePropagation();
    button.focus();
  };
  // Hides the focus change from dialogs, whose focus trap would take the focus back.
  const stopPropagation = (event: FocusEvent) => event.stopPropagation();
  document.addEventListener('focusin', focusButton, true);
  root.addEventListener('focusin', stopPropagation);
  return () => {
    document.removeEventListener('focusin', focusButton, true);
    root.removeEventListener('focusin', stopPropagation);
  };
}
