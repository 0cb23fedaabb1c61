import { CONTROLS, nameOfControl } from '@/shared/adapters';
import type { Target } from './flowFile';

/** QA's tools are in slots of their own; so are the toasts, which are of the page. */
const SLOTS = 'body > slot';
const TOASTS = '.notice-stack';
const MORE = '…';
const HIDDEN = '[aria-hidden="true"], [inert]';

/** Whether an event belongs to QA's tools, not to the page. */
export function isOfTools(target: EventTarget | null): boolean {
  const slot = target instanceof Element ? target.closest(SLOTS) : null;
  return slot !== null && slot.querySelector(TOASTS) === null;
}

/** Whether a control is in a toast, which disappears soon. */
export const isInToast = (control: Element): boolean => control.closest(TOASTS) !== null;

const isVisible = (element: Element) =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

const rolesOfTags: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
  SUMMARY: 'button',
};
const rolesOfTypes: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  number: 'spinbutton',
  file: 'file',
  submit: 'button',
  button: 'button',
};

function roleOf(control: Element): string {
  const given = control.getAttribute('role');
  if (given) return given;
  if (control instanceof HTMLInputElement) return rolesOfTypes[control.type] ?? 'textbox';
  return rolesOfTags[control.tagName] ?? 'text';
}

/** The field of a label, or the control of an event's target; null beside all controls. */
export function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control instanceof HTMLLabelElement) return control.control;
  return control instanceof HTMLFormElement ? null : control;
}

/** A name that ends with "…" fits all that begin like it, for those that change, such as with the time. */
const isNamed = (control: Element, name: string) =>
  name.endsWith(MORE)
    ? nameOfControl(control).startsWith(name.slice(0, -MORE.length))
    : nameOfControl(control) === name;

const equalsOf = ({ role, name }: Target): Element[] =>
  [...document.querySelectorAll(CONTROLS)].filter(
    (control) =>
      !(control instanceof HTMLLabelElement) &&
      roleOf(control) === role &&
      isNamed(control, name) &&
      !isOfTools(control) &&
      !control.closest(HIDDEN) &&
      isVisible(control),
  );

/** Describes a control so that `findControl` finds it in a repeated visit. */
export function describeControl(control: Element): Target {
  const described = { role: roleOf(control), name: nameOfControl(control) };
  const nth = equalsOf(described).indexOf(control);
  return nth > 0 ? { ...described, nth } : described;
}

/** The control of a step; null if the page does not show it. */
export const findControl = (target: Target): Element | null => equalsOf(target)[target.nth ?? 0] ?? null;

/** Names of the page's controls of this role, for a message. */
export const namesOfRole = (role: string): string[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => roleOf(control) === role && !isOfTools(control) && isVisible(control))
    .map(nameOfControl);
