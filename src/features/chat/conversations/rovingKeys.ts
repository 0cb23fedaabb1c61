import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the links of a list with the arrow keys, Home and End. */
export function rovingKeys(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const next =
    event.key === 'Home' ? links[0] : event.key === 'End' ? links.at(-1) : step && links[at + step];
  if (!next || at === -1) return;
  event.preventDefault();
  next.focus();
}
