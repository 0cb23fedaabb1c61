/**
 * Root of what dialogs do not hide: MUI marks all siblings of an open dialog as `aria-hidden`, except for
 * certain element types. <slot> is one of these and has no semantics.
 */
export const createOutsideRoot = (): HTMLElement => document.createElement('slot');

/**
 * Hides changes of the focus inside the root from dialogs, whose focus trap would take the focus back.
 * Returns a function that ends it.
 */
export function leaveFocusTo(root: HTMLElement): () => void {
  const stopPropagation = (event: FocusEvent) => event.stopPropagation();
  root.addEventListener('focusin', stopPropagation);
  return () => root.removeEventListener('focusin', stopPropagation);
}

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
  const endFocus = leaveFocusTo(root);
  document.addEventListener('focusin', focusButton, true);
  return () => {
    document.removeEventListener('focusin', focusButton, true);
    endFocus();
  };
}
