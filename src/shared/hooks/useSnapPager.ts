import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** State of a scroll-snap row that shows one child at a time. */
export interface SnapPager<E extends HTMLElement> {
  rowRef: RefObject<E | null>;
  onScroll: () => void;
  /** Index of the visible child. */
  index: number;
  goTo: (index: number) => void;
  /** Goes on by one child, also from one that the row is still scrolling to; past an end only if it loops. */
  step: (by: 1 | -1, loops?: boolean) => void;
}

/** Time (ms) that browsers take to scroll smoothly. */
const SCROLL_TIME = 500;

/**
 * Binds buttons and dots to a scroll-snap row: the browser handles swipes, the hook reads and sets the
 * position. The row is at `first` whenever that changes. A focus in the row moves on with it, since arrow
 * keys scroll the row away from a focused child.
 */
export function useSnapPager<E extends HTMLElement>(first = 0): SnapPager<E> {
  const rowRef = useRef<E>(null);
  const [index, setIndex] = useState(first);
  // A new row is at its first child; to ask for its position would be a layout while it is rendered.
  const reachedRef = useRef(0);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row || first === reachedRef.current) return;
    reachedRef.current = first;
    row.scrollTo({ left: offsetOf(row, first) ?? 0, behavior: 'instant' });
  }, [first]);
  const isFocusedRef = useRef(false);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (isFocusedRef.current) (controlIn(row?.children[index]) ?? row)?.focus({ preventScroll: true });
    isFocusedRef.current = false;
  }, [index]);
  const onScroll = () => {
    const row = rowRef.current;
    if (!row?.clientWidth) return;
    // In right-to-left pages `scrollLeft` is negative.
    setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
    // Read before a hidden child becomes inert, which blurs it.
    const focused = document.activeElement;
    isFocusedRef.current = focused !== row && row.contains(focused);
  };
  const aimRef = useRef({ index: first, time: -SCROLL_TIME });
  const goTo = (requested: number) => {
    const row = rowRef.current;
    const offset = row && offsetOf(row, requested);
    if (offset === null) return;
    aimRef.current = { index: requested, time: performance.now() };
    row?.scrollTo(offset, 0);
  };
  const step = (by: 1 | -1, loops = false) => {
    const aim = aimRef.current;
    const next = (performance.now() - aim.time < SCROLL_TIME ? aim.index : index) + by;
    const count = rowRef.current?.children.length ?? 0;
    goTo(loops ? (next + count) % count : next);
  };
  return { rowRef, onScroll, index, goTo, step };
}

const CONTROLS = 'a[href], button';

function controlIn(child: Element | undefined): HTMLElement | null {
  const control = child?.matches(CONTROLS) ? child : child?.querySelector(CONTROLS);
  return control instanceof HTMLElement ? control : null;
}

/** Scroll offset at which a child is visible; negative in right-to-left pages. */
function offsetOf(row: HTMLElement, index: number): number | null {
  const first = row.children[0];
  const child = row.children[index];
  if (!(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return null;
  return child.offsetLeft - first.offsetLeft;
}
