import { styled } from '@mui/material/styles';

export const WishedList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: theme.spacing(4),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), marginBlockStart: theme.spacing(4) },
}));

/** Of what is in a card, in pixels: two lines of a name, shop, price and button. */
const CARD_HEIGHT = 142;

/** Shared by what is wished for and its skeleton, so that both have one size. */
export const WishedCard = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: theme.spacing(4),
  height: '100%',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  // A long wishlist draws what is on the screen; what is not yet is as high as what is, so that nothing moves.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${CARD_HEIGHT}px`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: theme.spacing(3) },
}));

export const WishedPicture = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  borderRadius: 8,
  overflow: 'hidden',
});

export const WishedBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minWidth: 0,
  minHeight: CARD_HEIGHT,
  '& > h2': {
    display: '-webkit-box',
    margin: 0,
    // Beside the button in the corner.
    paddingInlineEnd: theme.spacing(9),
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& > h2 > a': { color: 'inherit', textDecoration: 'none' },
  '& > h2 > a:hover': { textDecoration: 'underline' },
  '& > small': { fontSize: '.75rem', color: theme.vars?.palette.text.secondary },
  '& > p': { margin: 0, fontSize: '1.0625rem' },
  '& > :last-child': { alignSelf: 'start', marginBlockStart: 'auto' },
}));
