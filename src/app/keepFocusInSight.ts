import { MAIN_ID } from '@/layouts';
import { clock } from '@/shared/adapters';
import { elementsAt } from './topmostAt';

/** Space between a bar and the element that it covered, in pixels: the focus ring needs some of it. */
const SPACE = 12;

/**
 * Fixed or sticky element that covers the middle of the given one; null if none does. A dialog or menu is
 * none: it is still there when its closing returns the focus.
 */
function coverOf(element: Element): Element | null {
  let cover: Element | null = elementsAt(element).find((at) => !at.closest('.MuiModal-root')) ?? null;
  while (cover && !cover.contains(element) && !/fixed|sticky/.test(getComputedStyle(cover).position))
    cover = cover.parentElement;
  return cover?.contains(element) ? null : cover;
}

/** Scrolls the page until the bar at its upper or lower edge no longer covers the element. */
function uncover(element: HTMLElement): void {
  const cover = element.matches(`#${MAIN_ID} :focus-visible`) && coverOf(element);
  if (!cover) return;
  const [inner, outer] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  const isAbove = outer.top + outer.bottom < window.innerHeight;
  const distance = isAbove ? inner.top - outer.bottom - SPACE : inner.bottom - outer.top + SPACE;
  window.scrollBy(0, distance);
}

/**
 * Keeps what the keyboard focuses visible (WCAG 2.2, 2.4.11): browsers do not scroll to an element in the
 * viewport, also below a bar. `scroll-padding` would scroll the page under fixed menus, too.
 */
export function keepFocusInSight(): void {
  const check = () => {
    const { activeElement } = document;
    // After the browser's own scrolling.
    if (activeElement instanceof HTMLElement) clock.after(0, () => uncover(activeElement));
  };
  check();
  document.addEventListener('focusin', check);
}
