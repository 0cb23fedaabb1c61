import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { smallText } from '@/shared/theme';
import { RAIL } from './rail';

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
  '& > svg': { flex: 'none', fontSize: '1.25rem' },
  '&:focus-visible': { outlineOffset: -3 },
  [RAIL]: {
    position: 'relative',
    justifyContent: 'center',
    width: 48,
    minHeight: 48,
    padding: 0,
    '& > svg': { fontSize: '1.375rem' },
  },
})) as typeof ButtonBase;

/** Text of an entry; in the rail it appears beside the icon that is pointed at or has the focus. */
export const EntryText = styled('span')(({ theme }) => ({
  [RAIL]: {
    position: 'absolute',
    insetInlineStart: `calc(100% + ${theme.spacing(3)})`,
    padding: theme.spacing(1, 2.5),
    borderRadius: 6,
    ...smallText,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
    clipPath: 'inset(50%)',
    ':focus-visible > &': { clipPath: 'none' },
    '@media (hover: hover)': { ':hover > &': { clipPath: 'none' } },
  },
}));
