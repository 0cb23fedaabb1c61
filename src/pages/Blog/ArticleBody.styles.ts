import { styled } from '@mui/material/styles';
import { smallText, unstyledList } from '@/shared/theme';

export const ArticleRoot = styled('article')(({ theme }) => ({
  minWidth: 0,
  // One line length for head and text, below and above a picture that is a little wider.
  fontSize: '1.0625rem',
  '& > *': { width: '100%', maxWidth: '68ch', marginInline: 'auto' },
  '& > [data-wide]': { maxWidth: 880 },
  // Picture and text of tablets held upright would differ by a few pixels.
  [theme.breakpoints.down('md')]: { '&& > *': { maxWidth: 'none' } },
  // The first paragraph introduces the others.
  '& > [data-variant] > div > p:first-child': { fontSize: '1.25rem', lineHeight: 1.6 },
  paddingBlockStart: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { paddingBlockStart: 0 },
}));

/** The tags of an article; not links, since the API has no list of articles by tag. */
export const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...unstyledList,
  margin: theme.spacing(8, 'auto', 0),
  '& > li': {
    padding: theme.spacing(1, 3),
    borderRadius: 16,
    ...smallText,
    overflowWrap: 'anywhere',
    color: theme.vars?.palette.text.secondary,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
}));
