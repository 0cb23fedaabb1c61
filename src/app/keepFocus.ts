import { MAIN_ID } from '@/layouts';
import { clock, present } from '@/shared/adapters';
import { giveFocus } from './routing/settle';

/** Where something stood that is gone: in its parent, after one child and before the next. */
interface Gap {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/** What had the focus last in one layer: in the page itself, or in a dialog above it. */
interface Held {
  element: HTMLElement;
  layer: Element;
  gap: Gap | null;
  pathname: string;
  heading: Element | null;
}

/** A text field is none: on a touch screen it would open the keyboard. */
const HEIRS = 'a[href], button:enabled, [tabindex="0"]:not(input, textarea)';
/** Within one of these a button goes on to a button rather than to the link beside it. */
const BELONGING = 'section, article, li, form';

const gapOf = (element: Element): Gap => ({
  parent: element.parentElement ?? document.body,
  before: element.previousSibling,
  after: element.nextSibling,
});

const isShown = (element: Element) =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest('[inert], [aria-hidden="true"]');

/** Neither out of the window nor below a bar. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** The child of the body that an element is in. */
function layerOf(element: Element): Element {
  let layer = element;
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return layer;
}

/** Keeps the place of what is taken away, however much of what is around it follows. */
function follow(held: Held, { target, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!(target instanceof Element)) return;
  for (const removed of removedNodes) {
    const { gap } = held;
    if (removed.contains(gap?.parent ?? held.element))
      held.gap = { parent: target, before: previousSibling, after: nextSibling };
    else if (gap?.before === removed) gap.before = previousSibling;
    else if (gap?.after === removed) gap.after = nextSibling;
  }
}

/** The nearest first: what took the place, what comes after it, what stands before it. */
function* around({ parent, before, after }: Gap): Iterable<Node> {
  const [last, next] = [before, after].map((node) => (node?.parentNode === parent ? node : null));
  for (let node = last ? last.nextSibling : (next ?? parent.firstChild); node; node = node.nextSibling)
    yield node;
  for (let node = last; node; node = node.previousSibling) yield node;
}

/** Of what holds the page's heading that is the heading, as after a navigation. */
function firstIn(node: Node, heirs: string): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const all = [node, ...node.querySelectorAll<HTMLElement>('*')];
  return (
    all.find((one) => one.matches('h1')) ??
    all.find((one) => one.matches(heirs) && one.tabIndex >= 0 && isShown(one))
  );
}

/** Goes outwards from the gap, to the end of what it is in. */
function nearest(gap: Gap, end: Element, heirs: string): HTMLElement | null {
  for (const node of around(gap)) {
    const heir = firstIn(node, heirs);
    if (heir) return heir;
  }
  return gap.parent === end ? null : nearest(gapOf(gap.parent), end, heirs);
}

const heading = () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);

function heirOf({ element, layer, gap, ...then }: Held): HTMLElement | null {
  const place = gap ?? gapOf(element);
  const main = place.parent.closest(`#${MAIN_ID}`);
  // A page that came meanwhile has nothing in the places of the old one.
  const isOld = then.pathname !== window.location.pathname || (main && then.heading?.isConnected === false);
  if (isOld) return heading();
  const belonging = element.matches('button') && place.parent.closest<HTMLElement>(BELONGING);
  const button = belonging ? nearest(place, belonging, 'button:enabled') : null;
  return button ?? nearest(place, main ?? layer, HEIRS);
}

/**
 * The focus of what is taken away goes on to its heir, so that neither keyboard nor screen reader begins anew at the top
 * of the page (expectations, "Screen reader and keyboard lose the thread"): from the layer that was closed to what opened
 * it, from there to what stands in its place, or next to it. It comes last: whoever gives the focus by a rule of their
 * own, such as a dialog or a navigation, has done so before.
 */
export function keepFocus(): void {
  /** A layer each, the newest first. */
  let layers: Held[] = [];
  let isAsked = false;

  const remember = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || isNowhere()) return;
    const layer = layerOf(element);
    const { pathname } = window.location;
    const others = layers.filter((one) => one.layer !== layer && one.layer.isConnected);
    layers = [{ element, layer, gap: null, pathname, heading: heading() }, ...others];
  };

  const findHeir = (): HTMLElement | null => {
    const open = layers.find(({ layer }) => layer.isConnected && !layer.matches('[aria-hidden="true"]'));
    if (!open) return null;
    const { element } = open;
    const isThere = element.isConnected && isShown(element) && !element.matches(':disabled');
    return isThere ? element : heirOf(open);
  };

  const passOn = () => {
    isAsked = false;
    if (!isNowhere() || layers[0]?.element.isConnected !== false) return;
    const heir = findHeir();
    if (!heir) return;
    giveFocus(heir);
    // Whoever points sees where they are; nothing moves for them.
    if (heir.matches(':focus-visible') && !isInSight(heir)) heir.scrollIntoView({ block: 'center' });
  };

  const see = (changes: MutationRecord[]) => {
    if (present.isLeft()) layers = [];
    for (const held of layers) {
      for (const change of changes) follow(held, change);
      // It was only moved.
      if (held.element.isConnected) held.gap = null;
    }
    if (isAsked || !isNowhere() || layers[0]?.element.isConnected !== false) return;
    isAsked = true;
    clock.after(0, passOn);
  };

  /** Who points at nothing wants the focus nowhere. */
  const letGo = () => {
    if (isNowhere() && layers[0]?.element.isConnected) layers = [];
  };

  remember();
  document.addEventListener('focusin', remember, true);
  document.addEventListener('click', letGo, true);
  new MutationObserver(see).observe(document.body, { childList: true, subtree: true });
}
