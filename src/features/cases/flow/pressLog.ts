import { afterInput, timeTravel } from '@/shared/adapters';
import { controlOf, describeControl, isInToast, isOfTools } from './controls';
import type { Step, Target } from './flowFile';

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
  const steps: Step[] = [];
  // Of an earlier store.
  leave.abort();
  leave = new AbortController();
  let lastField: Element | null = null;
  /** A label clicks its field, and Enter the button of its form: both belong to the same press. */
  let isFollowUp = false;
  let entry = currentEntry() ?? { index: 0, position: 0 };
  /** Whether the last step went back to an entry from which the shop itself may go on (`syncHistory`). */
  let mayGoOn = false;

  const add = (step: Step, field: Element | null = null) => {
    // Several inputs into a field are one text, with the clicks among them; the boxes of a code are one code.
    const last = steps.at(-1);
    const isCode = (each?: Step) => each?.do === 'fillSecret' && each.secret === 'code';
    if (isCode(last) && isCode(step)) return;
    if (field !== null && field === lastField) {
      if (step.do === 'click' && last?.do.startsWith('fill')) return;
      const isRepeated = step.do.startsWith('fill') || (step.do === 'click' && step.times !== undefined);
      if (isRepeated && (last?.do === 'click' || last?.do.startsWith('fill'))) steps.pop();
    }
    steps.push(step);
    lastField = field;
  };
  /** The description of a control that the last step was about: looking for its equals takes long. */
  const describedByLastStep = (field: Element): Target | null => {
    const last = steps.at(-1);
    if (field !== lastField || !last || !('role' in last)) return null;
    const { role, name, nth } = last;
    return { role, name, ...(nth !== undefined && { nth }) };
  };
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
  const moved = () => {
    const before = entry;
    const reached = currentEntry();
    // The browser makes an entry for a link to a heading, whose press is a step already.
    entry = reached ?? { index: before.index + 1, position: before.position + 1 };
    const steps = entry.position - before.position;
    if (reached && steps !== 0 && !mayGoOn) press({ do: 'history', steps });
    mayGoOn = !mayGoOn && steps < 0 && entry.index === before.index;
  };

  let [width] = sizeOfScreen();
  const resized = () => {
    const screen = sizeOfScreen();
    // The keyboard of a tablet changes the height.
    if (screen[0] === width) return;
    [width] = screen;
    if (steps.at(-1)?.do === 'resize') steps.pop();
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
  listen('popstate', moved);
  listen('resize', resized);
  return {
    steps: () => steps,
    addRow: (action) => add({ do: 'panel', action: { ...action } }),
    followHistory() {
      entry = currentEntry() ?? entry;
      mayGoOn = false;
    },
  };
}

/** Numbers of the current entry and its page, which the shop stores in the browser's history. */
function currentEntry(): { index: number; position: number } | null {
  const { index, position } = (window.history.state ?? {}) as { index?: number; position?: number };
  return index === undefined || position === undefined ? null : { index, position };
}
