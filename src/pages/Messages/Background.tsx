import { styled } from '@mui/material/styles';

/** Background of the conversation pane while it is empty. */
export const Background = styled('section')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.vars?.palette.surface.muted,
}));
