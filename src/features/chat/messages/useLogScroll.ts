import type { UIEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LogEntry } from './logEntries';
import { unseenAfter } from './logEntries';
import { useNearTop } from './useNearTop';

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR_END = 40;

const toEnd = (log: HTMLElement) => {
  log.scrollTop = log.scrollHeight;
};

/** Bottom edge of a line. The top edge is unstable, because a day heading may appear or disappear there. */
function endOf(log: HTMLElement, key: string): number {
  const line = log.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!line) return 0;
  return line.getBoundingClientRect().bottom - log.getBoundingClientRect().top + log.scrollTop;
}

/**
 * Keeps the scroll position of a conversation: at the end if it was there or the user has just written,
 * otherwise on the line being read (R60).
 */
export function useLogScroll(
  entries: readonly LogEntry[],
  older: { isLoading: boolean; onNear: () => void },
) {
  const log = useRef<HTMLDivElement>(null);
  /** The first line and its offset before the lines changed. */
  const view = useRef({
    isAtEnd: true,
    /** The last scroll position. */
    top: 0,
    first: null as string | null,
    offset: 0,
    last: null as string | null,
  });
  const [lastSeen, setLastSeen] = useState<string | null>(null);
  const first = entries[0]?.key ?? null;
  const handleScrollTop = useNearTop({ log, first, ...older });
  const end = entries.at(-1);
  const last = end?.key ?? null;
  // An outgoing message gets a new key once it is confirmed, so only confirmed ones count.
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
      top: box.scrollTop,
      first,
      last,
      offset: first === null ? 0 : endOf(box, first),
    };
  }, [first, last, isOwn]);

  // The on-screen keyboard opened, or the field grew.
  useEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    const resized = new ResizeObserver(() => {
      if (!view.current.isAtEnd) return;
      toEnd(box);
      view.current.top = box.scrollTop;
    });
    resized.observe(box);
    // A line grew, such as by an error message.
    if (box.lastElementChild) resized.observe(box.lastElementChild);
    return () => resized.disconnect();
  }, []);

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const before = view.current;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END;
    // The event of our own scrolling may arrive after the end has moved on; only the reader scrolls up.
    const isAtEnd = isNear || (before.isAtEnd && box.scrollTop >= before.top);
    view.current = { ...before, isAtEnd, top: box.scrollTop };
    if (isAtEnd && !isNear) toEnd(box);
    if (isAtEnd) setLastSeen(newestMessage);
    handleScrollTop();
  };

  return {
    log,
    onScroll,
    /** Messages that arrived below the visible area. */
    unseen: unseenAfter(entries, lastSeen),
    /** The pressed button unmounts, so the focus moves to the log. */
    showEnd: () => {
      view.current.isAtEnd = true;
      if (log.current) toEnd(log.current);
      log.current?.focus({ preventScroll: true });
      setLastSeen(newestMessage);
    },
  };
}
