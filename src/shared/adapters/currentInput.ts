import { nameOfControl } from './nameOfControl';

const INPUTS = [
  ...['click', 'pointerdown', 'pointerup', 'mousedown', 'touchstart', 'touchend', 'keydown', 'keyup'],
  ...['submit', 'input', 'change', 'focusin', 'focusout', 'popstate'],
];

/** Type of a user input, such as `click`, and the visible name of its target. */
export interface Input {
  input: string;
  on?: string;
}

let latest: Event | null = null;

/** Focus also moves because of a press, which remains the cause. */
const isFollowUp = ({ type }: Event) => type.startsWith('focus') && latest !== null;

function remember(event: Event): void {
  if (isFollowUp(event)) return;
  latest = event;
  setTimeout(() => {
    latest = null;
  });
}

/** Starts tracking user input, in the capture phase. */
export function watchInputs(): void {
  for (const type of INPUTS) window.addEventListener(type, remember, true);
}

/** Runs after the events that belong to the same input, such as the click of a field by its label. */
export const afterInput = (run: () => void): void => {
  setTimeout(run);
};

/**
 * The user input that is being handled; null when none is. It lasts until the next task, because forms
 * validate in microtasks before they dispatch.
 */
export function currentInput(): Input | null {
  if (!latest) return null;
  // A form has no name; its button has.
  const { submitter } = latest as Partial<SubmitEvent>;
  const on = nameOfControl(submitter ?? latest.target);
  return { input: latest.type, ...(on && { on }) };
}
