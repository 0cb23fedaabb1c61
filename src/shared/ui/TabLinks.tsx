import { styled } from '@mui/material/styles';
import { Link } from './Link';
import { useFormats } from '../texts';
import { smallText } from '../theme';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginBlock: 0,
  // Extends to the edges of the screen, so that a cut-off tab hints at more.
  marginInline: 'calc(-1 * var(--gutter))',
  padding: `3px var(--gutter)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& > li': { flex: 'none' },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
}));

const Tab = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 36,
  paddingInline: theme.spacing(3.5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
  ...smallText,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& small': {
    // Reserves two digits until the count is known.
    minWidth: '2ch',
    fontSize: '.75rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars?.palette.text.secondary,
  },
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '&[aria-current]': {
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
  },
  '&[aria-current] small': { color: 'inherit' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface TabLink {
  to: string;
  text: string;
  isCurrent: boolean;
  /** Undefined until loaded. */
  count: number | undefined;
}

/** Filters of a list with their counts; each is a link, so that Back and reload restore it. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const formats = useFormats();
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map(({ to, text, isCurrent, count }) => (
          <li key={to}>
            <Tab to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              <small>{count !== undefined && formats.number(count)}</small>
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
