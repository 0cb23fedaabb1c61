const CONTROLS =
  'button, a[href], input, select, textarea, label, summary, form, [role=button], [role=option], [role=menuitem], [role=tab]';

/** Maximum length of a name; longer ones are truncated. */
const LONGEST_NAME = 60;

const normalizeSpace = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * Visible name of the button, link or field that an event belongs to: its label, never its value. Empty when
 * there is none.
 */
export function nameOfControl(target: EventTarget | null): string {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return '';
  return (normalizeSpace(control.getAttribute('aria-label')) || labelOf(control)).slice(0, LONGEST_NAME);
}

function labelOf(control: Element): string {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const labelText = normalizeSpace(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  if (labelText) return labelText;
  if (control instanceof HTMLFormElement) return '';
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    return (
      normalizeSpace(control.labels?.[0]?.textContent) ||
      normalizeSpace(control.getAttribute('placeholder')) ||
      control.name
    );
  return normalizeSpace(control.textContent);
}
