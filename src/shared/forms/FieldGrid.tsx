import { styled } from '@mui/material/styles';

/** Two-column grid of fields, one column where there is little room; the class `whole` spans a row. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  // By its own width: beside a list it is narrow on a wide screen, too.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(11rem, 49% - ${theme.spacing(2)})), 1fr))`,
  alignItems: 'start',
  gap: theme.spacing(4),
  '& > .whole': { gridColumn: '1 / -1' },
}));
