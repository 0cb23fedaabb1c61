import type { KeyboardEvent } from 'react';
import type { Direction } from '@/domain/settings';

/** Attributes that mark the menu's links for the arrow keys. */
export const ROW = { 'data-menu-row': '' };
export const TILE = { 'data-menu-tile': '' };

/**
 * Arrow keys in the category menu: up and down move between categories, sideways into the flyout and back,
 * and between its links. Focus on a category shows its flyout.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: Direction): void {
  const menu = event.currentTarget;
  const all = (container: Element | null | undefined, attribute: object) => [
    ...(container?.querySelectorAll<HTMLElement>(`[${Object.keys(attribute).join()}]`) ?? []),
  ];
  const rows = all(menu, ROW);
  const chosen = rows.find((row) => row.getAttribute('aria-expanded') === 'true');
  // Only tiles of the chosen category: the deferred flyout of another one may still be mounted.
  const tiles = all(chosen?.parentElement, TILE);
  const focused = document.activeElement as HTMLElement;
  const [inRows, inTiles] = [rows.indexOf(focused), tiles.indexOf(focused)];
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const target = () => {
    if (inTiles >= 0) {
      if (event.key === forward || event.key === 'ArrowDown') return tiles[inTiles + 1];
      if (event.key === back || event.key === 'ArrowUp') return tiles[inTiles - 1] ?? chosen;
      return undefined;
    }
    if (event.key === 'ArrowDown') return rows[inRows + 1] ?? rows[0];
    if (inRows < 0) return undefined;
    if (event.key === 'ArrowUp') return rows[inRows - 1] ?? rows.at(-1);
    if (event.key === 'Home') return rows[0];
    if (event.key === 'End') return rows.at(-1);
    return event.key === forward ? tiles[0] : undefined;
  };
  const next = target();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
