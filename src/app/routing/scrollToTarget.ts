import { clock } from '@/shared/adapters';

/** Maximum time to wait for the target while code and data of the page are loading, in milliseconds. */
const SEARCH_TIMEOUT = 8000;
/** User input that cancels automatic scrolling and focusing. */
const USER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const;

type Stop = () => void;

/** Retries on every change of the page until the attempt succeeds, the user interacts, or the time is up. */
function untilDone(attempt: () => boolean, ended?: () => void): Stop {
  let isOver = false;
  const tryAgain = () => {
    if (!isOver && attempt()) stop();
  };
  const changes = new MutationObserver(tryAgain);
  const sizes = new ResizeObserver(tryAgain);
  const cancel = clock.after(SEARCH_TIMEOUT, () => stop());
  const stop = () => {
    if (isOver) return;
    isOver = true;
    ended?.();
    changes.disconnect();
    sizes.disconnect();
    cancel();
    for (const move of USER_INPUTS) window.removeEventListener(move, stop, true);
  };
  for (const move of USER_INPUTS) window.addEventListener(move, stop, { capture: true, passive: true });
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  tryAgain();
  return stop;
}

/** Scrolls to a saved position as soon as the page is long enough. */
export function scrollBackTo(y: number, ended: () => void): Stop {
  return untilDone(() => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) < 2;
  }, ended);
}

/**
 * Focuses the element that `find` returns, as soon as it is rendered; until then the page itself. When a
 * skeleton's heading is replaced, the new one is focused. An open dialog keeps its focus.
 */
export function focusOn(
  page: HTMLElement,
  find: (page: HTMLElement) => HTMLElement | null | undefined,
  { scrolls = false } = {},
): Stop {
  // Closing dialogs restore the focus first; this runs after them.
  let stopSearch: Stop | null = null;
  const isCovered = () => page.closest('[aria-hidden="true"], [inert]') !== null;
  const cancel = clock.after(0, () => {
    if (!isCovered()) giveFocus(page);
    stopSearch = untilDone(() => {
      const found = find(page);
      if (!found || isCovered() || !isNowhere(document.activeElement, page)) return false;
      giveFocus(found);
      if (scrolls) found.scrollIntoView();
      return false;
    });
  });
  // A dialog that opened before the heading was there gives the focus back to the page.
  const passOn = ({ target, relatedTarget: last }: FocusEvent) => {
    if (target !== page || !(last instanceof Element) || !last.closest('[role="dialog"]')) return;
    const found = find(page);
    if (found) giveFocus(found);
  };
  page.addEventListener('focusin', passOn);
  return () => {
    cancel();
    stopSearch?.();
    page.removeEventListener('focusin', passOn);
  };
}

/** Whether nothing on the page has the focus; a closing drawer gives it back to its button in the header. */
function isNowhere(focused: Element | null, page: HTMLElement): boolean {
  if (focused === null || focused === page) return true;
  return !page.contains(focused) && !focused.closest('[role="dialog"]');
}

/** Focuses any element; a non-focusable one gets a temporary `tabindex` until it is blurred. */
export function giveFocus(element: HTMLElement): void {
  const isFocusable = element.matches('a[href], button, input, [tabindex]');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
