import type { Locator, Page } from '@playwright/test';

/**
 * Rests a pointer on every toast from its first moment on, so that none expires before the test has used it,
 * however long the browser or the test is paused. Called before the page is loaded.
 */
export const restOnToasts = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const part of [node, ...node.querySelectorAll('*')])
          if (part.matches('.notistack-Snackbar > *'))
            part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Moves the pointer away from a toast, which expires some time later. */
export async function leaveToast(toast: Locator): Promise<void> {
  await toast.hover();
  await toast.page().mouse.move(1, 1);
}
