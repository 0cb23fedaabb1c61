import { styled } from '@mui/material/styles';
import { Link } from '@/shared/ui';
import { clampedTo, smallText, unstyledList, upToFourColumns } from '@/shared/theme';

export const ArticleCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: upToFourColumns('300px', theme.spacing(6)),
  gap: theme.spacing(8, 6),
  ...unstyledList,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(7) },
}));

export const PictureFrame = styled('div')({
  overflow: 'hidden',
  borderRadius: 12,
  '& img': { transition: 'transform 250ms cubic-bezier(.16, 1, .3, 1)' },
  '@media (hover: hover)': { 'article:hover > & img': { transform: 'scale(1.03)' } },
});

/** The line above a title: the category and a "New" badge. */
export const Kicker = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 24,
  margin: 0,
  ...smallText,
  fontWeight: 600,
  color: theme.vars?.palette.primary.dark,
}));

/** Makes the whole card clickable, although only the title is the link. */
export const WholeArticleLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 4 },
  '@media (hover: hover)': { 'article:hover &': { textDecoration: 'underline', textUnderlineOffset: 4 } },
}));

export const Summary = styled('p')(({ theme }) => ({
  ...clampedTo(3),
  margin: 0,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
}));
