import type { UIEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LogEntry } from './logEntries';
import { unseenAfter } from './logEntries';
import { useNearTop } from './useNearTop';

/** This close to the end counts as being there. */
const NEAR_END = 40;

const toEnd = (log: HTMLElement) => {
  log.scrollTop = log.scrollHeight;
};

/** Where a line ends below the first of all: at its head the day may come and go. */
function endOf(log: HTMLElement, key: string): number {
  const line = log.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!line) return 0;
  return line.getBoundingClientRect().bottom - log.getBoundingClientRect().top + log.scrollTop;
}

/**
 * Keeps the view of a conversation where it is: at the end while one is there or has written, else on the line that one
 * reads, whatever comes above and below (R60).
 */
export function useLogScroll(
  entries: readonly LogEntry[],
  older: { isLoading: boolean; onNear: () => void },
) {
  const log = useRef<HTMLDivElement>(null);
  /** The line at the top and its place, as they were before the lines changed. */
  const view = useRef({
    isAtEnd: true,
    first: null as string | null,
    offset: 0,
    last: null as string | null,
  });
  const [seen, setIsVisible] = useState<string | null>(null);
  const first = entries[0]?.key ?? null;
  const handleScrollTop = useNearTop({ log, first, ...older });
  const end = entries.at(-1);
  const last = end?.key ?? null;
  // What is on its way gets another key when it has arrived.
  const newestMessage = entries.findLast(({ kind }) => kind === 'message')?.key ?? null;
  const isOwn = end?.kind === 'outgoing';

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const before = view.current;
    const hasWritten = isOwn && last !== before.last;
    if (before.isAtEnd || hasWritten) toEnd(box);
    else if (before.first !== null && first !== before.first)
      box.scrollTop += endOf(box, before.first) - before.offset;
    view.current = {
      isAtEnd: before.isAtEnd || hasWritten,
      first,
      last,
      offset: first === null ? 0 : endOf(box, first),
    };
  }, [first, last, isOwn]);

  // The keyboard came up, or the field grew.
  useEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    const resized = new ResizeObserver(() => {
      if (view.current.isAtEnd) toEnd(box);
    });
    resized.observe(box);
    // A line grew, such as by the reason why it was not sent.
    if (box.lastElementChild) resized.observe(box.lastElementChild);
    return () => resized.disconnect();
  }, []);

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END;
    view.current.isAtEnd = isAtEnd;
    if (isAtEnd) setIsVisible(newestMessage);
    handleScrollTop();
  };

  return {
    log,
    onScroll,
    /** Messages that have come below what is in sight. */
    unseen: unseenAfter(entries, seen),
    /** By a button that goes with this: the keyboard goes on in the log. */
    showEnd: () => {
      view.current.isAtEnd = true;
      if (log.current) toEnd(log.current);
      log.current?.focus({ preventScroll: true });
      setIsVisible(newestMessage);
    },
  };
}
