import { styled } from '@mui/material/styles';

/** Shared with the skeleton to avoid layout shifts. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: theme.spacing(8),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: theme.spacing(6) },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Steps = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), minWidth: 0 }));
