import type { MouseEvent } from 'react';
import { useRef } from 'react';

/** A press within this time (ms) and distance (px) of the one before was aimed at the same button. */
const QUICK = 700;
const NEAR = 24;

interface Press {
  line: Element | null;
  /** Position of the button within its line. */
  button: number;
  x: number;
  y: number;
  at: number;
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent): Press {
  const element = target instanceof Element ? target : null;
  const line = element?.closest('li') ?? null;
  const buttons = [...(line?.querySelectorAll('button') ?? [])];
  return { line, button: buttons.findIndex((button) => button.contains(element)), x, y, at };
}

/** Whether a press was meant for the button of the one before, whose line is gone. */
function isRepeated(press: Press, before: Press): boolean {
  if (before.line?.isConnected !== false || press.at - before.at > QUICK) return false;
  // Presses by keyboard have no coordinates.
  // A swipe has chosen its line.
  if (press.line?.matches('[data-swiped]')) return false;
  const isPointed = press.x !== 0 || press.y !== 0;
  return isPointed
    ? Math.hypot(press.x - before.x, press.y - before.y) < NEAR
    : press.button === before.button;
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
