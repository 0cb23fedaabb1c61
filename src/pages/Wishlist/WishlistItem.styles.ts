import { styled } from '@mui/material/styles';
import { clampedTo, unstyledList, wholeCard } from '@/shared/theme';

export const WishlistGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: theme.spacing(4),
  ...unstyledList,
  margin: theme.spacing(6, 0, 0),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), marginBlockStart: theme.spacing(4) },
}));

/** Height of a card's content in pixels: two lines of name, shop, price and button. */
const CARD_HEIGHT = 142;

/** Shared by the card and its skeleton, so that both have the same size. */
export const WishlistCard = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: theme.spacing(4),
  height: '100%',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  // Long lists render only visible cards; hidden ones reserve the same height, so that nothing moves.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${CARD_HEIGHT}px`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: theme.spacing(3) },
}));

export const WishlistPicture = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  borderRadius: 8,
  overflow: 'hidden',
});

export const WishlistBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minWidth: 0,
  minHeight: CARD_HEIGHT,
  '& > h2': {
    ...clampedTo(2),
    margin: 0,
    // Room for the button in the corner.
    paddingInlineEnd: theme.spacing(9),
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& > h2 > a': { color: 'inherit', textDecoration: 'none', ...wholeCard },
  '& > h2 > a:hover': { textDecoration: 'underline' },
  '& > small': { fontSize: '.75rem', color: theme.vars?.palette.text.secondary },
  '& > p': { margin: 0, fontSize: '1.0625rem' },
  '& > :last-child': { alignSelf: 'start', marginBlockStart: 'auto' },
}));
