import { styled } from '@mui/material/styles';

/** Widths of the summary's column in px, below and from the theme's `lg`. */
export const [NARROW_SUMMARY, WIDE_SUMMARY] = [340, 400];

/** Shared with the skeleton to avoid layout shifts. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${WIDE_SUMMARY}px`,
  alignItems: 'start',
  gap: theme.spacing(8),
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${NARROW_SUMMARY}px`,
    gap: theme.spacing(6),
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Steps = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), minWidth: 0 }));
