import type { ShownText } from './checkPin';
import { isOfTools } from './controls';

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Live regions are read out, not seen; they are one pixel wide. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** The innermost visible elements that contain a text. */
export function elementsWith(text: string, within: Element = document.body): Element[] {
  const wanted = plain(text);
  if (wanted === '' || within.matches('script, style, noscript, template')) return [];
  if (!plain(within.textContent).includes(wanted)) return [];
  const inner = [...within.children].flatMap((child) => elementsWith(wanted, child));
  if (inner.length > 0) return inner;
  const isWhole = ![...within.children].some((child) => plain(child.textContent).includes(wanted));
  return isWhole && isSeen(within) && !isOfTools(within) ? [within] : [];
}

/** Corner of the window in which an element is, such as "bottom left". */
export function cornerOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isLeft = x + width / 2 < window.innerWidth / 2;
  return `${y + height / 2 < window.innerHeight / 2 ? 'top' : 'bottom'} ${isLeft ? 'left' : 'right'}`;
}

const shownNow = (text: string) => {
  const elements = elementsWith(text);
  return { count: elements.length, corners: elements.map(cornerOf) };
};

/** Watches texts of the page, since toasts are gone before the page is idle. */
export function createTextWatch() {
  let watched = new Map<string, ShownText & { wasAbsent: boolean }>();
  const look = () => {
    for (const [text, before] of watched) {
      const { count, corners } = shownNow(text);
      watched.set(text, {
        now: count,
        most: Math.max(before.most, count),
        wasAbsent: before.wasAbsent || count === 0,
        hasAppeared: before.hasAppeared || (before.wasAbsent && count > 0),
        corners: [...new Set([...before.corners, ...corners])],
      });
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue || watched.size === 0) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      look();
    });
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  return {
    /** Starts over with these texts; called before each press. */
    watch: (texts: readonly string[]) => {
      watched = new Map(
        texts.map((text) => {
          const { count } = shownNow(text);
          return [text, { now: count, most: 0, hasAppeared: false, corners: [], wasAbsent: count === 0 }];
        }),
      );
    },
    shown: (text: string): ShownText => {
      look();
      const { count, corners } = shownNow(text);
      return watched.get(text) ?? { now: count, most: count, hasAppeared: false, corners };
    },
  };
}
