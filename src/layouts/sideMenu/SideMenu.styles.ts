import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';

/** A group of entries in the side menu. */
export const Group = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
  listStyle: 'none',
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

/** An entry of the side menu, as a link or a button. */
export const Entry = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(3),
  width: '100%',
  minHeight: 48,
  justifyContent: 'start',
  paddingInline: theme.spacing(2),
  borderRadius: 8,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  '&[aria-current]': {
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
  '& > svg': { flex: 'none', fontSize: '1.375rem', color: theme.vars?.palette.text.secondary },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof ButtonBase;

/** Fills the space between an entry's icon and its end. */
export const Name = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
