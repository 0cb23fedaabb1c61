import { joinTabOrder } from '@/shared/ui';

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
