import type { MouseEvent } from 'react';
import { useRef } from 'react';

/** A press within this time (ms) and distance (px) of the one before was aimed at the same button. */
const QUICK = 700;
const NEAR = 24;

interface Press {
  line: Element | null;
  isByKey: boolean;
  x: number;
  y: number;
  at: number;
}

function pressOf({ target, detail, clientX: x, clientY: y, timeStamp: at }: MouseEvent): Press {
  const line = target instanceof Element ? target.closest('li') : null;
  return { line, isByKey: detail === 0, x, y, at };
}

/** Whether a press was meant for the button of the one before, whose line was removed. */
function isRepeated(press: Press, before: Press): boolean {
  if (before.line?.isConnected !== false || press.at - before.at > QUICK) return false;
  // A swipe has chosen its line.
  if (press.line?.matches('[data-swiped]')) return false;
  if (press.isByKey !== before.isByKey) return false;
  // The focus has passed to another button, which need not be the same one of the next line.
  if (press.isByKey) return true;
  // Presses by other programs have no coordinates.
  const isPointed = press.x !== 0 || press.y !== 0;
  return isPointed && Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
}

/**
 * Returns a capture handler of clicks for the list of lines. When a press removes a line, the next one takes
 * its place: a second quick press, meant for the removed line, is dropped.
 */
export function useQuickPressGuard(): (event: MouseEvent) => void {
  const last = useRef<Press | null>(null);
  return (event) => {
    const press = pressOf(event);
    const before = last.current;
    const isDropped = before !== null && isRepeated(press, before);
    last.current = isDropped ? { ...press, line: before.line } : press;
    if (!isDropped) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
