const INPUTS = [
  ...['click', 'pointerdown', 'pointerup', 'mousedown', 'touchstart', 'touchend', 'keydown', 'keyup'],
  ...['submit', 'input', 'change', 'focusin', 'focusout', 'popstate'],
];

let latest: string | null = null;

function remember({ type }: Event): void {
  latest = type;
  setTimeout(() => {
    latest = null;
  });
}

/** From now on what the shopper does is noticed, before anybody handles it. */
export function watchInputs(): void {
  for (const type of INPUTS) window.addEventListener(type, remember, true);
}

/**
 * What of the shopper's doing is being handled right now, such as `click` or `popstate`; null when it is nothing. Forms look
 * at what was typed before they tell of it, in microtasks, so it lasts until these have run.
 */
export function currentInput(): string | null {
  return latest;
}
