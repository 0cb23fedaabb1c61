/** Selector of all that can be pressed or filled in. */
export const CONTROLS =
  'button, a[href], input, select, textarea, label, summary, form, [role=button], [role=option], [role^=menuitem], [role=tab]';

/** Longer names are truncated. */
const LONGEST_NAME = 60;

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * The visible label of an event's button, link or field, never its typed value. Empty when there is none.
 */
export function nameOfControl(target: EventTarget | null): string {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return '';
  return (plain(control.getAttribute('aria-label')) || labelOf(control)).slice(0, LONGEST_NAME);
}

function labelOf(control: Element): string {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const labelled = plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  if (labelled) return labelled;
  if (control instanceof HTMLFormElement) return '';
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    return (
      plain(control.labels?.[0]?.textContent) || plain(control.getAttribute('placeholder')) || control.name
    );
  return plain(textOf(control));
}

/** The text of a control without decoration, such as the number in a badge. */
const textOf = (node: Node): string =>
  node instanceof Element && node.ariaHidden === 'true'
    ? ''
    : node instanceof Text
      ? node.data
      : [...node.childNodes].map(textOf).join('');
