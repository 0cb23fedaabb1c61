import { MAIN_ID } from '@/layouts';
import { clock, timeTravel } from '@/shared/adapters';
import { giveFocus } from './routing/scrollToTarget';
import { topmostAt } from './topmostAt';

/** Former position of a removed element: its parent and siblings. */
interface Gap {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/** Last focused element of a layer (the page, or a dialog above it). */
interface Held {
  element: HTMLElement;
  layer: Element;
  gap: Gap | null;
  pathname: string;
  heading: Element | null;
}

/** Not a button that deletes: a second, hasty Enter was meant for the removed one. */
const BUTTON = 'button:enabled:not(.MuiButton-colorError)';
/** Candidates for the focus. No text fields: focusing one opens the on-screen keyboard. */
const CANDIDATES = `a[href], ${BUTTON}, [tabindex="0"]:not(input, textarea, button)`;
/** Within one of these, a removed button passes the focus to another button rather than to a link. */
const GROUPS = 'section, article, li, form';

const gapOf = (element: Element): Gap => ({
  parent: element.parentElement ?? document.body,
  before: element.previousSibling,
  after: element.nextSibling,
});

const isShown = (element: Element) =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest('[inert], [aria-hidden="true"]');

/** Whether the element is inside the viewport and not covered. */
const isInSight = (element: Element) => element.contains(topmostAt(element));

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** The child of the body that contains the element. */
function layerOf(element: Element): Element {
  let layer = element;
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return layer;
}

/** Keeps the gap of a removed element valid when its surroundings are removed too. */
function updateGap(held: Held, { target, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!(target instanceof Element)) return;
  for (const removed of removedNodes) {
    const { gap } = held;
    if (removed.contains(gap?.parent ?? held.element))
      held.gap = { parent: target, before: previousSibling, after: nextSibling };
    else if (gap?.before === removed) gap.before = previousSibling;
    else if (gap?.after === removed) gap.after = nextSibling;
  }
}

/** Siblings of the gap, nearest first: the following ones, then the preceding ones. */
function* around({ parent, before, after }: Gap): Iterable<Node> {
  const [last, next] = [before, after].map((node) => (node?.parentNode === parent ? node : null));
  for (let node = last ? last.nextSibling : (next ?? parent.firstChild); node; node = node.nextSibling)
    yield node;
  for (let node = last; node; node = node.previousSibling) yield node;
}

/** First focusable element of a subtree; prefers the page's heading. */
function firstIn(node: Node, selector: string): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const all = [node, ...node.querySelectorAll<HTMLElement>('*')];
  return (
    all.find((one) => one.matches('h1')) ??
    all.find((one) => one.matches(selector) && one.tabIndex >= 0 && isShown(one))
  );
}

/** Searches outward from the gap, up to the `end` element. */
function nearest(gap: Gap, end: Element, selector: string): HTMLElement | null {
  for (const node of around(gap)) {
    const candidate = firstIn(node, selector);
    if (candidate) return candidate;
  }
  return gap.parent === end ? null : nearest(gapOf(gap.parent), end, selector);
}

const heading = () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);

/** Nothing had the focus before: the page stays where it is being read. */
function beginAtHeading(): void {
  const start = heading();
  if (start) giveFocus(start);
}

function fallbackFocusOf({ element, layer, gap, ...before }: Held): HTMLElement | null {
  const position = gap ?? gapOf(element);
  const main = position.parent.closest(`#${MAIN_ID}`);
  // Positions of a previous page mean nothing on the new one.
  const isOld =
    before.pathname !== window.location.pathname || (main && before.heading?.isConnected === false);
  if (isOld) return heading();
  const group = element.matches('button') && position.parent.closest<HTMLElement>(GROUPS);
  const button = group ? nearest(position, group, BUTTON) : null;
  return button ?? nearest(position, main ?? layer, CANDIDATES);
}

/**
 * When the focused element is removed, moves the focus to a nearby element instead of the top of the page
 * (R56): from a closed layer to its opener, otherwise to the element in the same position or next to it. Runs
 * after other focus management, such as that of dialogs and navigation, which takes precedence. `first` had
 * the focus before this code arrived.
 */
export function preserveFocus(first: EventTarget | null): void {
  /** One entry per layer, newest first. */
  let layers: Held[] = [];
  let isRequested = false;

  /** A dialog's focus trap may be faster, and gives the focus to the dialog itself. */
  const isTrapped = () => {
    const gap = layers[0]?.gap;
    return isRequested && Boolean(gap && document.activeElement?.contains(gap.parent));
  };

  const remember = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || isNowhere() || isTrapped()) return;
    const layer = layerOf(element);
    const { pathname } = window.location;
    const others = layers.filter((one) => one.layer !== layer && one.layer.isConnected);
    layers = [{ element, layer, gap: null, pathname, heading: heading() }, ...others];
  };

  const findFallbackFocus = (): HTMLElement | null => {
    for (const held of layers) {
      const { element, layer } = held;
      if (!layer.isConnected || layer.matches('[aria-hidden="true"]')) continue;
      const isAvailable = element.isConnected && isShown(element) && !element.matches(':disabled');
      const focus = isAvailable ? element : fallbackFocusOf(held);
      // A layer without anything to focus, such as that of the toasts, passes it to the one before.
      if (focus) return focus;
    }
    return null;
  };

  const moveFocus = () => {
    const isFree = isNowhere() || isTrapped();
    isRequested = false;
    if (!isFree || layers[0]?.element.isConnected !== false) return;
    const fallback = findFallbackFocus();
    if (!fallback) {
      beginAtHeading();
      return;
    }
    giveFocus(fallback);
    // Scrolls for keyboard users only.
    if (fallback.matches(':focus-visible') && !isInSight(fallback))
      fallback.scrollIntoView({ block: 'center' });
  };

  const handleChanges = (changes: MutationRecord[]) => {
    if (timeTravel.isActive()) layers = [];
    for (const held of layers) {
      for (const change of changes) updateGap(held, change);
      // The element was only moved.
      if (held.element.isConnected) held.gap = null;
    }
    if (isRequested || !isNowhere() || layers[0]?.element.isConnected !== false) return;
    isRequested = true;
    clock.after(0, moveFocus);
  };

  /** A click on the background clears the focus on purpose. */
  const release = () => {
    if (isNowhere() && layers[0]?.element.isConnected) layers = [];
  };

  remember();
  if (isNowhere() && first instanceof Element && !first.isConnected) beginAtHeading();
  document.addEventListener('focusin', remember, true);
  document.addEventListener('click', release, true);
  new MutationObserver(handleChanges).observe(document.body, { childList: true, subtree: true });
}
