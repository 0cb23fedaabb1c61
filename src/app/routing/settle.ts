import { clock } from '@/shared/adapters';

/** Pages come in parts: code, then data. This long is waited for the part that is looked for. */
const LONGEST_HUNT = 8000;
/** What the shopper does ends every help of ours. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Stop = () => void;

/** Tries at once and with every change of the page until it succeeds, the shopper moves, or it takes too long. */
function untilDone(attempt: () => boolean, ended?: () => void): Stop {
  let isOver = false;
  const tryAgain = () => {
    if (!isOver && attempt()) stop();
  };
  const changes = new MutationObserver(tryAgain);
  const sizes = new ResizeObserver(tryAgain);
  const cancel = clock.after(LONGEST_HUNT, () => stop());
  const stop = () => {
    if (isOver) return;
    isOver = true;
    ended?.();
    changes.disconnect();
    sizes.disconnect();
    cancel();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, true);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { capture: true, passive: true });
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  tryAgain();
  return stop;
}

/** Goes as far down as the place was left, as soon as the page is long enough. */
export function scrollBackTo(y: number, ended: () => void): Stop {
  return untilDone(() => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) < 2;
  }, ended);
}

/**
 * Gives the focus to the first element of the page that fits, as soon as it is there; until then to the page itself.
 * A page may paint a sketch of itself first: where the heading is exchanged, the new one has the focus. An open dialog
 * keeps its own.
 */
export function focusOn(
  page: HTMLElement,
  find: (page: HTMLElement) => HTMLElement | null | undefined,
  { scrolls = false } = {},
): Stop {
  // Closed layers give the focus back to what opened them; that comes first.
  let stopHunt: Stop | null = null;
  const cancel = clock.after(0, () => {
    if (page.closest('[aria-hidden="true"], [inert]')) return;
    giveFocus(page);
    stopHunt = untilDone(() => {
      const found = find(page);
      if (!found || !isNowhere(document.activeElement, page)) return false;
      giveFocus(found);
      if (scrolls) found.scrollIntoView();
      return false;
    });
  });
  return () => {
    cancel();
    stopHunt?.();
  };
}

function isNowhere(focused: Element | null, page: HTMLElement): boolean {
  return focused === null || focused === document.body || focused === page;
}

/** The focus for any element; what cannot have it by itself can as long as it has it. */
export function giveFocus(element: HTMLElement): void {
  const isFocusable = element.matches('a[href], button, input, [tabindex]');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
