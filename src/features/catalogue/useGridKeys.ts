import type { KeyboardEvent } from 'react';
import { useDirection } from '@/shared/texts';
import type { moveInGrid as MoveInGrid } from './moveInGrid';

let moveInGrid: typeof MoveInGrid | undefined;

/** The code comes with the first focus: a key needs it at once, and a mouse never does. */
const load = () =>
  void import('./moveInGrid').then(
    (module) => (moveInGrid = module.moveInGrid),
    () => undefined,
  );

/** For a grid of cards: arrow keys move from one to another. */
export function useGridKeys() {
  const direction = useDirection();
  return { onFocus: load, onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveInGrid?.(event, direction) };
}
