import type { KeyboardEvent } from 'react';
import { useDirection } from '@/shared/texts';
import type { moveInGrid as MoveInGrid } from './moveInGrid';

let moveInGrid: typeof MoveInGrid | undefined;

/** Loaded on first focus: the handler must be ready when a key is pressed, and mouse users never need it. */
const load = () =>
  void import('./moveInGrid').then(
    (module) => (moveInGrid = module.moveInGrid),
    () => undefined,
  );

/** Event handlers for a grid of cards: arrow keys move the focus between them. */
export function useGridKeys() {
  const direction = useDirection();
  return { onFocus: load, onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveInGrid?.(event, direction) };
}
