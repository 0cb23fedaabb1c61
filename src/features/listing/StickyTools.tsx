import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useScreen } from '@/shared/hooks';

/** Height of the top bar with its line, in pixels (R69). */
const BAR = { phone: 57, tablet: 65, wide: 0 };

/** Padding of the stuck tools, in pixels. */
const PADDING = 8;

/** Keeps the place of the tools in the head while they are stuck. */
const Room = styled('div')(({ theme }) => ({
  maxWidth: '100%',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 0', minWidth: 0 } },
  // A low screen keeps its room for the list.
  '@media screen and (min-height: 500px)': {
    '&[data-stuck]:not(:empty)': {
      position: 'fixed',
      zIndex: theme.zIndex.appBar - 1,
      insetInline: 0,
      justifyContent: 'space-between',
      paddingBlock: PADDING,
      paddingInline: 'var(--gutter)',
      borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
      backgroundColor: theme.vars?.palette.background.paper,
    },
  },
}));

/** Filters and sort order, which stay below the top bar of small screens while the list scrolls (R109). */
export function StickyTools({ children }: { children: ReactNode }) {
  const roomRef = useRef<HTMLDivElement>(null);
  const screen = useScreen();
  const bar = BAR[screen];
  /** Size of the tools before they were stuck. */
  const [room, setRoom] = useState<CSSProperties | null>(null);
  useEffect(() => {
    const element = roomRef.current;
    if (!element || bar === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const box = entries.at(-1)?.boundingClientRect;
        const isStuck = box !== undefined && box.height > 0 && box.top < bar + PADDING;
        setRoom((before) => (isStuck ? (before ?? { minHeight: box.height, minWidth: box.width }) : null));
      },
      // All that is not above the bar counts as visible, also a fraction of a pixel beside the screen.
      { rootMargin: `-${bar + PADDING}px 99999px 99999px`, threshold: 1 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setRoom(null);
    };
  }, [bar]);
  return (
    <Room ref={roomRef} style={room ?? {}}>
      <Tools data-stuck={room !== null || undefined} style={room ? { insetBlockStart: bar } : {}}>
        {children}
      </Tools>
    </Room>
  );
}
