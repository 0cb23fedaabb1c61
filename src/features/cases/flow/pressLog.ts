import { afterInput, timeTravel } from '@/shared/adapters';
import { controlOf, describeControl, isInToast, isOfTools } from './controls';
import type { Step, Target } from './flowFile';
import { createHistorySteps } from './historySteps';
import { createStepList } from './stepList';

/** Keys that do something in a field; letters are recorded as the text of the field. */
const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'];
/** Fields in which a press of Enter is no click. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), textarea';

/** The demo's people. */
export interface Personas {
  of: (account: string) => 'new' | 'orders' | 'seller' | 'unverified' | 'other';
  password: string;
}

/** Records the inputs of a visit, so that they can be repeated. */
export interface PressLog {
  steps: () => readonly Step[];
  /** Adds a row that the QA panel has dispatched. */
  addRow: (action: { type: string; payload?: unknown }) => void;
  /** Must be called after each row of no call: it may have added an entry to the browser's history. */
  followHistory: () => void;
}

/** Width and height of the window, in pixels. */
export const sizeOfScreen = (): [number, number] => [window.innerWidth, window.innerHeight];

let leave = new AbortController();

/** Kind of secret that a field takes; null for other fields. */
function secretOf(field: HTMLInputElement | HTMLTextAreaElement, password: string) {
  if (field.autocomplete === 'one-time-code' || /^otp/i.test(field.name)) return 'code';
  const isPassword =
    field.getAttribute('type') === 'password' ||
    field.autocomplete.endsWith('password') ||
    /password/i.test(field.name);
  if (!isPassword) return null;
  return field.value === password ? 'password' : 'wrongPassword';
}

function typedStep(
  field: HTMLInputElement | HTMLTextAreaElement,
  described: Target,
  personas: Personas,
): Step {
  const secret = secretOf(field, personas.password);
  if (secret) return { do: 'fillSecret', ...described, secret };
  const persona = personas.of(field.value);
  if (persona !== 'other') return { do: 'fillAccount', ...described, persona };
  return { do: 'fill', ...described, text: field.value };
}

/** What a repeated visit types of the demo's people is recorded by its meaning. */
export function watchPresses(personas: Personas): PressLog {
  const { steps, add, describedByLastStep } = createStepList();
  // Of an earlier store.
  leave.abort();
  leave = new AbortController();
  /** A label clicks its field, and Enter the button of its form: both belong to the same press. */
  let isFollowUp = false;
  const press = (step: Step, field: Element | null = null) => {
    if (isFollowUp) return;
    isFollowUp = true;
    afterInput(() => {
      isFollowUp = false;
    });
    add(step, field);
  };

  const clicked = ({ target, detail, clientX, clientY }: MouseEvent) => {
    const control = controlOf(target);
    if (control instanceof HTMLSelectElement) return;
    // A busy button may have another name by the second click.
    const first = detail > 1 && control ? describedByLastStep(control) : null;
    if (first) press({ do: 'click', ...first, times: detail }, control);
    else if (control)
      press(
        { do: 'click', ...describeControl(control), ...(isInToast(control) && { toast: true }) },
        control,
      );
    else press({ do: 'clickAt', at: [Math.round(clientX), Math.round(clientY)] });
  };
  const typed = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement)
      return add({ do: 'select', ...describeControl(target), option: target.value });
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.type === 'file') return add({ do: 'file', ...describeControl(target) });
    if (!isField || !target.matches(TYPED)) return;
    add(typedStep(target, describedByLastStep(target) ?? describeControl(target), personas), target);
  };
  const keyPressed = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (!KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
    const control = controlOf(target);
    // On a button or link the browser makes a click of it.
    if (key === 'Enter' && control && !control.matches(TYPED)) return;
    press({ do: 'key', ...(control ? describeControl(control) : { role: '', name: '' }), key });
  };
  const history = createHistorySteps(press);

  let [width] = sizeOfScreen();
  const resized = () => {
    const screen = sizeOfScreen();
    // The keyboard of a tablet changes the height.
    if (screen[0] === width) return;
    [width] = screen;
    add({ do: 'resize', screen });
  };

  const { signal } = leave;
  const listen = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    record: (event: WindowEventMap[Kind]) => void,
  ) =>
    window.addEventListener(
      kind,
      (event) => {
        if (timeTravel.isActive() || isOfTools(event.target)) return;
        record(event);
      },
      { capture: true, signal },
    );
  // The second press of a double click may come before the timer of the first one.
  for (const kind of ['pointerdown', 'keydown'] as const)
    listen(kind, () => {
      isFollowUp = false;
    });
  listen('click', clicked);
  listen('input', typed);
  listen('keydown', keyPressed);
  listen('popstate', history.moved);
  listen('resize', resized);
  return {
    steps: () => steps,
    addRow: (action) => add({ do: 'panel', action: { ...action } }),
    followHistory: history.follow,
  };
}
