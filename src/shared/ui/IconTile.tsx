import { styled } from '@mui/material/styles';

/** An icon on a soft background, shown above a dialog's title. */
export const IconTile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 16,
  color: theme.vars?.palette.primary.dark,
  backgroundColor: theme.vars?.palette.primary.soft,
}));
