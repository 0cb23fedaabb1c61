import type { RefObject } from 'react';
import { useRef, useState } from 'react';

/** The row whose children are snapped to, one at a time. */
export interface SnapPager<E extends HTMLElement> {
  rowRef: RefObject<E | null>;
  onScroll: () => void;
  /** Which child is shown. */
  index: number;
  goTo: (index: number) => void;
}

/** Binds buttons and dots to a scroll-snap row: the browser swipes, we only read and set where it stands. */
export function useSnapPager<E extends HTMLElement>(): SnapPager<E> {
  const rowRef = useRef<E>(null);
  const [index, setIndex] = useState(0);
  const onScroll = () => {
    const row = rowRef.current;
    // In right-to-left pages scrollLeft counts below zero.
    if (row?.clientWidth) setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  };
  const goTo = (wanted: number) => {
    const row = rowRef.current;
    const first = row?.children[0];
    const child = row?.children[wanted];
    if (!(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return;
    row?.scrollTo(child.offsetLeft - first.offsetLeft, 0);
  };
  return { rowRef, onScroll, index, goTo };
}
