import { styled } from '@mui/material/styles';
import { sanitizeHtml } from './sanitizeHtml';

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  color: theme.vars?.palette.text.secondary,
  '& > div > :first-of-type': { marginBlockStart: 0 },
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
    // Wide tables scroll sideways instead of breaking words.
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
  // Very long texts render only what is on the screen.
  '&[data-long] > div > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto 4em' },
}));

/** Length in characters from which rendering at once is slow. */
const LONG = 60_000;

export interface HtmlProps {
  html: string;
  /** URL of the subject's own picture; further pictures of its origin are allowed. */
  ownPicture?: string | null | undefined;
  /** `article` for the main content of a page, `note` for text beside other content. */
  variant?: 'article' | 'note';
}

/** Loaded lazily by `ServerHtml`, together with the sanitizer. */
export function SanitizedHtml({ html, ownPicture, variant = 'note' }: HtmlProps) {
  return (
    <Prose dir="auto" data-variant={variant} data-long={html.length > LONG || undefined}>
      {/* Without `dir`, and detached until it is filled: in an element with `dir="auto"`, Chromium determines
          the direction again for each element that it parses, which takes seconds for a megabyte. */}
      <div key={html} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html, ownPicture) }} />
    </Prose>
  );
}
