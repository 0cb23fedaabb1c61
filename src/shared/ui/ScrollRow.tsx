import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../texts';
import { Chevron } from './Chevron';
import { PictureButton } from './PictureButton';

interface ScrollRowProps {
  /** What the row holds, for screen readers. */
  label: string;
  /** `li` elements; the width of their columns is the caller's style (`grid-auto-columns`). */
  children: ReactNode;
  className?: string;
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Track = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 12,
  margin: 0,
  // Room for the shadow and focus ring of what is in the row, which would be cut off else.
  marginBlock: -16,
  paddingBlock: 16,
  paddingInline: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
});

const Turn = styled(PictureButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '40%',
  boxShadow: '0 4px 12px #1414142e',
  border: `1px solid ${theme.vars?.palette.divider}`,
  // A finger swipes.
  '@media (pointer: coarse)': { display: 'none' },
}));

type Hidden = 'nothing' | 'before' | 'after' | 'both';

/** What of a row is out of sight; a few pixels do not count. */
function hiddenOf(row: HTMLElement): Hidden {
  const gone = Math.abs(row.scrollLeft);
  const isBefore = gone > 8;
  const isAfter = gone + row.clientWidth < row.scrollWidth - 8;
  if (isBefore) return isAfter ? 'both' : 'before';
  return isAfter ? 'after' : 'nothing';
}

/** A row that scrolls sideways by swipe, wheel, keyboard, and by buttons where there is more than is seen. */
export function ScrollRow({ label, children, className }: ScrollRowProps) {
  const t = useT();
  const track = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Hidden>('nothing');
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => setHidden(hiddenOf(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  const turn = (way: 1 | -1) => {
    const row = track.current;
    const onward = row && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollBy(way * onward * row.clientWidth * 0.8, 0);
  };
  return (
    <Frame>
      <Track
        ref={track}
        aria-label={label}
        className={className ?? ''}
        onScroll={({ currentTarget }) => setHidden(hiddenOf(currentTarget))}
      >
        {children}
      </Track>
      {(hidden === 'before' || hidden === 'both') && (
        <Turn aria-label={t('Previous')} onClick={() => turn(-1)} sx={{ insetInlineStart: -12 }}>
          <Chevron to="start" />
        </Turn>
      )}
      {(hidden === 'after' || hidden === 'both') && (
        <Turn aria-label={t('Next')} onClick={() => turn(1)} sx={{ insetInlineEnd: -12 }}>
          <Chevron to="end" />
        </Turn>
      )}
    </Frame>
  );
}
