import { styled } from '@mui/material/styles';
import { clampedTo, elevation, smallText } from '@/shared/theme';
import { ownEnd } from '@/shared/ui';

/**
 * Touch or narrow screens: "Add to Cart" has a row of its own there; with a mouse it appears over the
 * picture.
 */
export const TOUCH = '@media (pointer: coarse), (max-width: 899px)';

/** Class of elements that a card reveals on hover or focus. */
export const REVEALED = 'card-revealed';

/** Shared by the card and its skeleton, so that both have the same size. */
export const CardRoot = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"picture" "body" "action"',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  transition: 'box-shadow 200ms, border-color 200ms',
  '& img': { transition: 'transform 250ms cubic-bezier(.16, 1, .3, 1)' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'transparent', boxShadow: elevation.raised },
    '&:hover img': { transform: 'scale(1.035)' },
  },
  [`& .${REVEALED}`]: { opacity: 0, translate: '0 6px' },
  [`&:hover .${REVEALED}, &:focus-within .${REVEALED}`]: { opacity: 1, translate: '0 0' },
  [TOUCH]: { [`& .${REVEALED}`]: { opacity: 1, translate: '0 0' } },
}));

export const PictureBox = styled('div')({
  gridArea: 'picture',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 8,
});

export const CardBody = styled('div')(({ theme }) => ({
  gridArea: 'body',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: theme.spacing(3, 1.5, 1.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 1, 1) },
}));

export const CardShop = styled('span')(({ theme }) => ({
  minHeight: '1.5em',
  fontSize: '.75rem',
  '& > bdi': { ...ownEnd, [theme.breakpoints.down('sm')]: { whiteSpace: 'normal' } },
  color: theme.vars?.palette.text.secondary,
}));

export const CardName = styled('h3')(({ theme }) => ({
  ...clampedTo(2),
  textWrap: 'balance',
  margin: 0,
  minHeight: '2.8em',
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  [theme.breakpoints.down('sm')]: { ...smallText },
}));

export const CardPrice = styled('p')(({ theme }) => ({
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: 4,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  letterSpacing: '-.01em',
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
}));
