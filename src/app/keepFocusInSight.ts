import { MAIN_ID } from '@/layouts';
import { clock } from '@/shared/adapters';
import { elementsAt } from './topmostAt';

/** Space between a bar and the element that it covered, in pixels: the focus ring needs some of it. */
const SPACE = 12;

/** Heights at which an element is looked for below a bar: its middle, and just inside of its edges. */
const PROBES = [0.5, 0.05, 0.95];

/**
 * Fixed or sticky element that covers the given one at a height; null if none does. A dialog or menu is
 * none: it is still there when its closing returns the focus.
 */
function coverAt(element: Element, heightShare: number): Element | null {
  let cover: Element | null =
    elementsAt(element, heightShare).find((at) => !at.closest('.MuiModal-root')) ?? null;
  while (cover && !cover.contains(element) && !/fixed|sticky/.test(getComputedStyle(cover).position))
    cover = cover.parentElement;
  return cover?.contains(element) ? null : cover;
}

/** What the focus ring encloses: of a card's link the card. */
const ringedBy = (element: HTMLElement) =>
  (element.matches('[data-card-link]') && element.closest('article')) || element;

/** Whether an element scrolls with the page: bars, and layers above the page, do not. */
function scrollsWithPage(element: HTMLElement): boolean {
  if (element.closest(`#${MAIN_ID}`)) return true;
  let at: HTMLElement | null = element;
  while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
  return at === null;
}

/** Scrolls the page until the bar at its upper or lower edge no longer covers the element. */
function uncover(focused: HTMLElement): void {
  if (!focused.matches(':focus-visible') || !scrollsWithPage(focused)) return;
  const element = ringedBy(focused);
  if (element !== focused) element.scrollIntoView({ block: 'nearest' });
  const cover = PROBES.map((heightShare) => coverAt(element, heightShare)).find(Boolean);
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
