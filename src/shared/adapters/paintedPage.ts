import { afterPaint } from './afterPaint';
import { applyFaces } from './faces';

/** Id of the element into which `src/firstPaint` paints a page before the app shows it. */
export const PAINT_ID = 'first-paint';

/** Age of the page in milliseconds until which the app waits for the first paint and its pictures. */
const MAX_UNPAINTED = 1000;

declare global {
  interface Window {
    /** Resolves when the first screen is painted, or cannot be. */
    firstPaint?: Promise<void>;
  }
}

/**
 * Resolves when the first screen is on the screen with its pictures. On a fast network or a second visit the
 * app's scripts are there before the first responses; evaluated at once, they would hold up the paint. Uses
 * the browser's own timers, because the adapter's clock must not advance.
 */
export function untilFirstPaint(): Promise<void> {
  const { firstPaint } = window;
  const rest = MAX_UNPAINTED - performance.now();
  if (!firstPaint || rest <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, rest);
    // The frame after the next one begins when the browser has presented the paint, or is about to.
    void firstPaint.then(() => afterPaint(() => afterPaint(resolve)));
  });
}

const centerOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2] as const;
};

const listeners = new Set<() => void>();

/** Whether a painted page with content stands in for the app's. */
export function isPainted(): boolean {
  return document.querySelector(`#${PAINT_ID} main`)?.hasChildNodes() ?? false;
}

/** Whether the app is still behind what is painted, be it the frame alone. */
export const isBehindPaint = (): boolean => document.getElementById(PAINT_ID) !== null;

/** Calls `listener` when the app replaces the painted page; returns a function that removes it. */
export function onAppShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Replaces the painted page by the app's, which has the same boxes: a button that was pressed too early is
 * pressed now, a typed search term and the focus are kept. Without a painted page nothing happens.
 */
export function showApp(): void {
  const painted = document.getElementById(PAINT_ID);
  if (!painted) return;
  const focused = document.activeElement;
  const isFocused = focused !== null && painted.contains(focused);
  const focus = isFocused ? centerOf(focused) : null;
  const [pageX, pageY] = painted.dataset.pressed?.split(' ').map(Number) ?? [];
  const term = painted.querySelector('input')?.value ?? '';
  // The app's page is still hidden.
  applyFaces();
  painted.remove();
  delete document.documentElement.dataset.painted;
  for (const listener of listeners) listener();
  if (focus) controlAt(focus)?.focus({ preventScroll: true });
  if (term !== '') typeTerm(term);
  if (pageX !== undefined && pageY !== undefined)
    controlAt([pageX - window.scrollX, pageY - window.scrollY])?.click();
}

function controlAt([x, y]: readonly [number, number]): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, input') ?? null;
}

/** Types into the app's search field; React notices only values set by the browser's own setter. */
function typeTerm(term: string): void {
  const field = document.querySelector<HTMLInputElement>('input[name=search]');
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, term);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
