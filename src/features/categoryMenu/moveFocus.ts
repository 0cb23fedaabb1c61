import type { KeyboardEvent } from 'react';
import type { Direction } from '@/domain/settings';

/** Marks of the menu's links, so that the arrow keys find them. */
export const ROW = { 'data-menu-row': '' };
export const TILE = { 'data-menu-tile': '' };

/**
 * Arrow keys in the category menu: up and down among the categories, towards the flyout and back, and among its
 * links. Focus on a category shows its flyout.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: Direction): void {
  const menu = event.currentTarget;
  const all = (room: Element | null | undefined, mark: object) => [
    ...(room?.querySelectorAll<HTMLElement>(`[${Object.keys(mark).join()}]`) ?? []),
  ];
  const rows = all(menu, ROW);
  const chosen = rows.find((row) => row.getAttribute('aria-expanded') === 'true');
  // Those of the chosen category alone: another's may still stand there.
  const tiles = all(chosen?.parentElement, TILE);
  const focused = document.activeElement as HTMLElement;
  const [inRows, inTiles] = [rows.indexOf(focused), tiles.indexOf(focused)];
  const [onwards, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const target = () => {
    if (inTiles >= 0) {
      if (event.key === onwards || event.key === 'ArrowDown') return tiles[inTiles + 1];
      if (event.key === back || event.key === 'ArrowUp') return tiles[inTiles - 1] ?? chosen;
      return undefined;
    }
    if (event.key === 'ArrowDown') return rows[inRows + 1] ?? rows[0];
    if (inRows < 0) return undefined;
    if (event.key === 'ArrowUp') return rows[inRows - 1] ?? rows.at(-1);
    if (event.key === 'Home') return rows[0];
    if (event.key === 'End') return rows.at(-1);
    return event.key === onwards ? tiles[0] : undefined;
  };
  const next = target();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
