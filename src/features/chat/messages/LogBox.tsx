import { styled } from '@mui/material/styles';
import { unstyledList } from '@/shared/theme';

/**
 * Scroll container of the messages. Styles all lines here, because a conversation may have hundreds of them.
 */
export const LogBox = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  contain: 'strict',
  padding: theme.spacing(3, 5, 2),
  backgroundColor: theme.vars?.palette.surface.muted,
  '&:focus-visible': { outlineOffset: -3 },
  '& ol': {
    ...unstyledList,
    // Typing in the composer, or a change in the other list, must not lay out or repaint a long conversation.
    contain: 'layout style',
    isolation: 'isolate',
  },
  // Margins must not depend on the position: a changed margin would shift the view after its position was
  // restored.
  '& ol > li': { display: 'grid', justifyItems: 'start', marginBlockEnd: theme.spacing(2) },
  '& [data-side=user]': { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'end' },
  '& [data-side=user] > *': { gridColumn: 1 },
  '& [data-side=user] > h3': { gridColumn: '1 / -1' },
  '& [data-side=user] > .photo': {
    gridColumn: 2,
    alignSelf: 'end',
    width: 24,
    height: 24,
    marginInlineStart: theme.spacing(1.5),
    borderRadius: '50%',
    objectFit: 'cover',
  },
  '& h3': {
    justifySelf: 'center',
    margin: theme.spacing(3, 0),
    fontSize: '.75rem',
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  '& .bubble': {
    maxWidth: 'min(84%, 460px)',
    padding: theme.spacing(2.5, 3.5),
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 16,
    borderEndStartRadius: 4,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& [data-side=user] > .bubble': {
    borderRadius: 16,
    borderEndEndRadius: 4,
    borderColor: 'transparent',
    color: theme.vars?.palette.primary.contrastText,
    backgroundColor: theme.vars?.palette.primary.main,
  },
  '& .bubble p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
  // Squares, so that nothing moves when a sent photo is replaced by that of the server.
  '& .photos': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1.5),
    ...unstyledList,
    width: 264,
    maxWidth: '100%',
    margin: theme.spacing(-1, 0, 1.5),
  },
  '& .photos > :only-child': { gridColumn: '1 / -1' },
  '& .photos button': { width: '100%', '&:focus-visible': { outlineColor: 'currentcolor' } },
  // Clips stacked combining marks to their bubble; leaves room for tall letters and the focus ring of links.
  '& .stacked p': { margin: theme.spacing(-2), padding: theme.spacing(2), overflow: 'clip' },
  // For screen readers only. Hundreds of positioned or clipped elements would each be a layer and slow down
  // typing.
  '& .who': {
    display: 'block',
    width: 0,
    height: 0,
    lineHeight: 0,
    fontSize: 1,
    whiteSpace: 'nowrap',
    color: 'transparent',
    forcedColorAdjust: 'none',
  },
  '& .bubble a': {
    color: 'inherit',
    textDecoration: 'underline',
    // The default ring has the color of the user's own bubbles.
    '&:focus-visible': { outline: '2px solid', outlineOffset: -1, borderRadius: 2 },
  },
  '& .bubble small': { display: 'block', marginBlockStart: 2, fontSize: '.75rem', textAlign: 'end' },
  '& [data-side=shop] small': { color: theme.vars?.palette.text.secondary },
  '& [data-state=failed] > .bubble': {
    color: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.error.main,
    backgroundColor: theme.vars?.palette.error.soft,
  },
  '& .shown': {
    width: 'min(84%, 340px)',
    borderRadius: 16,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(4) },
}));
