import type { KeyboardEvent } from 'react';
import type { Direction } from '@/domain/settings';
import { stepInGrid } from './gridSteps';

/** Moves the focus from card to card with the arrow keys; skips hidden cards (R57). */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, direction: Direction): void {
  const grid = event.currentTarget;
  const links = [...grid.querySelectorAll<HTMLElement>('[data-card-link]')].filter(
    (link) => link.offsetParent !== null,
  );
  const current = links.findIndex((link) => link === event.target);
  if (current < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const next = stepInGrid({ key: event.key, current, count: links.length, columns, direction });
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
