import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useFormats } from '../texts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginBlock: 0,
  // To the edges of the screen, so that what is cut off shows that there is more.
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
  fontSize: '.8125rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& small': {
    // Room for its two digits before they are known.
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
  /** Undefined while it is not known. */
  count: number | undefined;
}

/** The parts of a list with their counts; each is an address, so that Back and reload find it again. */
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
