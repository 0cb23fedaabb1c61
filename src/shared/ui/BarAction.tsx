import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { smallText } from '../theme';
import { CountBadge } from './CountBadge';
import { ownEnd } from './ownEnd';
import { visuallyHidden } from './VisuallyHidden';

/** A button or link of the top bar: an icon with its count, and two lines of text on wide screens. */
export const BarAction = styled(ButtonBase)(({ theme }) => ({
  gap: '.625rem',
  minHeight: 44,
  minWidth: 44,
  paddingInline: theme.spacing(2.5),
  borderRadius: 8,
  fontFamily: theme.typography.fontFamily,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
})) as typeof ButtonBase;

const IconBox = styled('span')({ position: 'relative', display: 'grid', placeItems: 'center' });

/**
 * Ends before the text beside the icon, however wide it is, and moves off the icon as large text widens it;
 * not upwards, because the bar's height is fixed.
 */
const Corner = styled(CountBadge)({
  position: 'absolute',
  // With large text the icon is as high as the bar.
  insetBlockStart: 'max(-8px, .75rem - 24px)',
  insetInlineEnd: '-.4375rem',
});

export function BarIcon({ children, count = 0 }: { children: ReactNode; count?: number }) {
  return (
    <IconBox>
      {children}
      <Corner count={count} />
    </IconBox>
  );
}

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  lineHeight: 1.25,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('lg')]: visuallyHidden,
}));

/** Width of the longest text of the main line; a longer one is truncated. */
export const BAR_TEXT_WIDTH = '8.25rem';

const Main = styled('b')(({ theme }) => ({
  maxWidth: BAR_TEXT_WIDTH,
  '& > bdi': ownEnd,
  ...smallText,
  color: theme.vars?.palette.text.primary,
}));

/**
 * A small muted line above the main one: the accessible name of the control, also where the line is not
 * visible.
 */
export function BarLines({ quiet, main }: { quiet: string; main: ReactNode }) {
  return (
    <Lines>
      {quiet} <Main>{main}</Main>
    </Lines>
  );
}
