import { nameOfControl } from './nameOfControl';

const INPUTS = [
  ...['click', 'pointerdown', 'pointerup', 'mousedown', 'touchstart', 'touchend', 'keydown', 'keyup'],
  ...['submit', 'input', 'change', 'focusin', 'focusout', 'popstate'],
];

/** What the shopper does, such as `click`, and on what, by its visible name. */
export interface Input {
  input: string;
  on?: string;
}

let latest: Event | null = null;

function remember(event: Event): void {
  latest = event;
  setTimeout(() => {
    latest = null;
  });
}

/** From now on what the shopper does is noticed, before anybody handles it. */
export function watchInputs(): void {
  for (const type of INPUTS) window.addEventListener(type, remember, true);
}

/**
 * What of the shopper's doing is being handled right now; null when it is nothing. Forms look at what was typed before
 * they tell of it, in microtasks, so it lasts until these have run.
 */
export function currentInput(): Input | null {
  if (!latest) return null;
  const on = nameOfControl(latest.target);
  return { input: latest.type, ...(on && { on }) };
}
