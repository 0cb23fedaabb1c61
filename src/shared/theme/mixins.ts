/** 13 px, for details beside 14 px text. */
export const smallText = { fontSize: '.8125rem' } as const;

/** A list without markers and indentation. */
export const unstyledList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Columns of a grid with this gap; at most four, so that a page of 12 items fills its rows. */
export const upToFourColumns = (narrowest: string, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 25% - ${gap})), 1fr))`;

/** Cuts a text off after some lines. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
  }) as const;

/** Extends the hit area of a link over its positioned card. */
export const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** Of a drawer that is swiped away, and of the scrollers in it: vertical scrolling stays the browser's. */
export const swipedSideways = { touchAction: 'pan-y pinch-zoom' } as const;

/** Of the head that a sheet is pulled down by: touch screens show a handle. */
export const sheetGrip = {
  position: 'relative',
  touchAction: 'none',
  '@media (pointer: coarse)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineStart: 'calc(50% - 18px)',
      width: 36,
      height: 4,
      borderRadius: 2,
      backgroundColor: 'currentcolor',
      opacity: 0.3,
    },
  },
} as const;
