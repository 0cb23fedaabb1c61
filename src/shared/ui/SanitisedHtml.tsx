import { styled } from '@mui/material/styles';
import { harmless } from './harmless';

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& > :first-of-type': { marginBlockStart: 0 },
  '& h1, & h2, & h3, & h4, & h5, & h6': {
    marginBlock: theme.spacing(6, 3),
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: theme.vars?.palette.text.primary,
  },
  '& p, & ul, & ol, & pre, & blockquote, & figure, & dl': { marginBlock: theme.spacing(0, 3.5) },
  '& ul, & ol': { paddingInlineStart: theme.spacing(6) },
  '& li + li': { marginBlockStart: theme.spacing(1.5) },
  '& a': { color: theme.vars?.palette.primary.dark },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 8 },
  '& figure': { marginInline: 0 },
  '& figcaption, & caption': { fontSize: '.875rem', textAlign: 'start' },
  '& pre': {
    overflowX: 'auto',
    padding: theme.spacing(4),
    backgroundColor: theme.vars?.palette.surface.muted,
  },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: theme.spacing(5),
    borderInlineStart: `3px solid ${theme.vars?.palette.primary.light}`,
  },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    paddingBlock: theme.spacing(2.5),
    paddingInlineEnd: theme.spacing(8),
    textAlign: 'start',
    // Many columns scroll sideways before their words break apart.
    minWidth: '6ch',
    overflowWrap: 'normal',
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& th': { fontWeight: 400 },
  '& td': { color: theme.vars?.palette.text.primary },
  '&[data-variant=article]': {
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    color: theme.vars?.palette.text.primary,
  },
  '&[data-variant=article] :is(h1, h2)': { marginBlockStart: theme.spacing(9), fontSize: '1.5rem' },
  // A book of a text: only what is on the screen is drawn.
  '&[data-long] > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto 4em' },
}));

/** So many characters take their time to be drawn at once. */
const LONG = 60_000;

export interface HtmlProps {
  html: string;
  /** The server's own picture of what the words are about: others of its origin may stand in them. */
  ownPicture?: string | null | undefined;
  /** An article is what the page is about; all else stands beside something. */
  variant?: 'article' | 'note';
}

/** Loaded with the sanitiser by `ServerHtml` only. */
export function SanitisedHtml({ html, ownPicture, variant = 'note' }: HtmlProps) {
  return (
    <Prose
      data-variant={variant}
      data-long={html.length > LONG || undefined}
      dangerouslySetInnerHTML={{ __html: harmless(html, ownPicture) }}
    />
  );
}
