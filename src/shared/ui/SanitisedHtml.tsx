import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { safeHref } from '@/domain/safeHref';

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& > :first-of-type': { marginBlockStart: 0 },
  '& h1, & h2, & h3, & h4': {
    marginBlock: theme.spacing(6, 3),
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: theme.vars?.palette.text.primary,
  },
  '& p, & ul, & ol': { marginBlock: theme.spacing(0, 3.5) },
  '& ul, & ol': { paddingInlineStart: theme.spacing(6) },
  '& li + li': { marginBlockStart: theme.spacing(1.5) },
  '& a': { color: theme.vars?.palette.primary.dark },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 8 },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    paddingBlock: theme.spacing(2.5),
    paddingInlineEnd: theme.spacing(8),
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& th': { fontWeight: 400 },
  '& td': { color: theme.vars?.palette.text.primary },
}));

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  if (node.tagName !== 'A') return;
  const href = safeHref(node.getAttribute('href'));
  if (href) node.setAttribute('href', href);
  else node.removeAttribute('href');
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** What a shop writes is text with structure: no looks, no forms, no frames, no names for scripts to find. */
const HARMLESS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'marquee'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'width', 'height', 'bgcolor', 'color', 'face'],
};

/** Loaded with the sanitiser by `ServerHtml` only. */
export function SanitisedHtml({ html }: { html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: purify.sanitize(html, HARMLESS) }} />;
}
