import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../texts';
import { elevation } from '../theme';
import { Chevron } from './Chevron';
import { PictureButton } from './PictureButton';

interface ScrollRowProps {
  /** Label of the row for screen readers. */
  label: string;
  /** `li` elements; the caller sets their width with `grid-auto-columns`. */
  children: ReactNode;
  className?: string;
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Track = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 12,
  margin: 0,
  // Room for shadows and focus rings, which the scroll container would clip.
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

const StepButton = styled(PictureButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '40%',
  boxShadow: elevation.raised,
  border: `1px solid ${theme.vars?.palette.divider}`,
  // Touch screens swipe instead.
  '@media (pointer: coarse)': { display: 'none' },
}));

type Hidden = 'nothing' | 'before' | 'after' | 'both';

/** Which ends of the row are scrolled out of view; ignores a few pixels. */
function hiddenEndsOf(row: HTMLElement): Hidden {
  const scrolled = Math.abs(row.scrollLeft);
  const isBefore = scrolled > 8;
  const isAfter = scrolled + row.clientWidth < row.scrollWidth - 8;
  if (isBefore) return isAfter ? 'both' : 'before';
  return isAfter ? 'after' : 'nothing';
}

/** A row that scrolls sideways by swipe, wheel and keyboard, and by buttons when it overflows. */
export function ScrollRow({ label, children, className }: ScrollRowProps) {
  const t = useT();
  const track = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Hidden>('nothing');
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    // Calls back at once, and so for new items, which do not resize the row.
    const observer = new ResizeObserver(() => setHidden(hiddenEndsOf(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, [children]);
  const scrollPage = (direction: 1 | -1) => {
    const row = track.current;
    const forward = row && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollBy(direction * forward * row.clientWidth * 0.8, 0);
  };
  return (
    <Frame>
      <Track
        ref={track}
        aria-label={label}
        className={className ?? ''}
        onScroll={({ currentTarget }) => setHidden(hiddenEndsOf(currentTarget))}
      >
        {children}
      </Track>
      {(hidden === 'before' || hidden === 'both') && (
        <StepButton aria-label={t('Previous')} onClick={() => scrollPage(-1)} sx={{ insetInlineStart: -12 }}>
          <Chevron to="start" />
        </StepButton>
      )}
      {(hidden === 'after' || hidden === 'both') && (
        <StepButton aria-label={t('Next')} onClick={() => scrollPage(1)} sx={{ insetInlineEnd: -12 }}>
          <Chevron to="end" />
        </StepButton>
      )}
    </Frame>
  );
}
