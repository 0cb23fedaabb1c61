import { joinTabOrder } from '@/shared/ui';

/**
 * Root element of the bar. MUI marks all siblings of an open dialog as `aria-hidden`, except for certain
 * element types. <slot> is one of these and has no semantics.
 */
export function createBarRoot(): HTMLElement {
  return document.createElement('slot');
}

/**
 * Inserts the root before the page, and into the tab order of open dialogs. Returns a function that removes
 * it.
 */
export function joinBefore(root: HTMLElement, findButton: () => HTMLElement | null): () => void {
  document.body.prepend(root);
  const leave = joinTabOrder(root, findButton);
  return () => {
    leave();
    root.remove();
  };
}
