import { styled } from '@mui/material/styles';
import { onPicture } from '@/shared/theme';

/** Thumbnails beside the stage from 1200 px, else below; the skeleton uses the same grid. */
export const GalleryGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gridTemplateAreas: '"thumbs stage"',
  gap: theme.spacing(3.5),
  alignItems: 'start',
  minWidth: 0,
  '&:not(:has(> :nth-of-type(2)))': { gridTemplate: '"stage" / minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"stage" "thumbs"',
  },
}));

export const Stage = styled('div')(({ theme }) => ({
  gridArea: 'stage',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  minWidth: 0,
  borderRadius: 16,
  backgroundColor: theme.vars?.palette.surface.picture,
  '@media (max-width: 719.98px)': { marginInline: -24, borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { marginInline: -16 },
}));

/** A row that shows one child at a time; the browser handles swipes, arrow keys and wheel. */
export const snapRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '& > *': { scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
} as const;

export const Slides = styled('div')(snapRow);

export const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(3.5),
  insetInlineEnd: theme.spacing(3.5),
  display: 'grid',
  gap: theme.spacing(2),
}));

export const Arrows = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(3.5),
  insetInlineEnd: theme.spacing(3.5),
  display: 'flex',
  gap: theme.spacing(2),
}));

export const Cap = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(5),
  insetInlineStart: theme.spacing(4.5),
  paddingBlock: 2,
  paddingInline: 8,
  borderRadius: 999,
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: onPicture.inkMuted,
  backgroundColor: onPicture.glassStrong,
}));
