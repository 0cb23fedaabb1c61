import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';

/** An entry of the account sidebar, as a link or a button. */
export const SidebarEntry = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(3),
  width: '100%',
  minHeight: 44,
  justifyContent: 'start',
  paddingInline: theme.spacing(3),
  borderRadius: 8,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'start',
  color: theme.vars?.palette.text.secondary,
  '&:hover': {
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.surface.muted,
  },
  '&[aria-current]': {
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
  '& > svg': { flex: 'none', fontSize: 20 },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof ButtonBase;
