import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** The row whose children are snapped to, one at a time. */
export interface SnapPager<E extends HTMLElement> {
  rowRef: RefObject<E | null>;
  onScroll: () => void;
  /** Which child is shown. */
  index: number;
  goTo: (index: number) => void;
}

/** Binds buttons and dots to a scroll-snap row: the browser swipes, we only read and set where it stands. */
export function useSnapPager<E extends HTMLElement>(first = 0): SnapPager<E> {
  const rowRef = useRef<E>(null);
  const [index, setIndex] = useState(first);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (row && first > 0) row.scrollTo({ left: placeOf(row, first) ?? 0, behavior: 'instant' });
  }, [first]);
  const onScroll = () => {
    const row = rowRef.current;
    // In right-to-left pages scrollLeft counts below zero.
    if (row?.clientWidth) setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  };
  const goTo = (wanted: number) => {
    const row = rowRef.current;
    const place = row && placeOf(row, wanted);
    if (place !== null) row?.scrollTo(place, 0);
  };
  return { rowRef, onScroll, index, goTo };
}

/** How far the row is scrolled when that child is shown; below zero in right-to-left pages. */
function placeOf(row: HTMLElement, index: number): number | null {
  const first = row.children[0];
  const child = row.children[index];
  if (!(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return null;
  return child.offsetLeft - first.offsetLeft;
}
