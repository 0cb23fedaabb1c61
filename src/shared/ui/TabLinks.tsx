import { styled } from '@mui/material/styles';
import { fadedEdges } from './fadedEdges';
import { Link } from './Link';
import { TWO_PANES, useCurrentInView } from '../hooks';
import { useFormats } from '../texts';
import { fixedColors, smallText } from '../theme';

const fadedTo = (end: string) =>
  `linear-gradient(${end}, ${fixedColors.black} calc(100% - 32px), transparent)`;

const withoutGutter = {
  marginInline: 0,
  paddingInline: '0 32px',
  maskImage: fadedTo('90deg'),
  '[dir=rtl] &': { maskImage: fadedTo('270deg') },
};

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginBlock: 0,
  paddingBlock: 3,
  ...fadedEdges,
  listStyle: 'none',
  '& > li': { flex: 'none' },
  // Beside the details there is no gutter to extend into.
  [`@media ${TWO_PANES}`]: withoutGutter,
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
  /** Undefined until loaded; null if loading failed. */
  count: number | null | undefined;
}

/** Filters of a list with their counts; each is a link, so that Back and reload restore it. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const formats = useFormats();
  const list = useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {tabs.map(({ to, text, isCurrent, count }) => (
          <li key={to}>
            <Tab to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count !== null && <small>{count !== undefined && formats.number(count)}</small>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
