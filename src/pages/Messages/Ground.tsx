import { styled } from '@mui/material/styles';

/** The room of a conversation where none is shown. */
export const Ground = styled('section')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.vars?.palette.surface.muted,
}));
