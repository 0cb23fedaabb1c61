import { styled } from '@mui/material/styles';
import type { Crumb } from '@/domain/crumbs';
import { Link } from './Link';
import { useT } from '../texts';
import { smallText } from '../theme';
import { Chevron } from './Chevron';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: 0,
  paddingBlock: theme.spacing(3),
  paddingInline: 0,
  listStyle: 'none',
  overflowX: 'auto',
  '@media (pointer: coarse)': { paddingInline: 6, marginInline: -6 },
  scrollbarWidth: 'none',
  ...smallText,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  '& svg': { fontSize: '1rem', opacity: 0.7 },
}));

const Item = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  maxWidth: 'min(60ch, 60vw)',
  // The current page's crumb shrinks first: the heading below repeats its text.
  '&:last-of-type': { flex: '0 1 auto', minWidth: '8ch' },
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const Up = styled(Link)(({ theme }) => ({
  lineHeight: '1.75rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
  // Padding that takes no room: a short name such as "Home" is a target of 44 px, too.
  '@media (pointer: coarse)': { lineHeight: '2.75rem', paddingInline: 6, marginInline: -6 },
}));

/** Breadcrumb trail of the page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <List>
        {crumbs.map(({ text, to }, index) => (
          <Item key={`${index} ${text}`}>
            {index > 0 && <Chevron to="end" />}
            {to ? (
              <Up to={to} dir="auto">
                {text}
              </Up>
            ) : (
              <span aria-current="page" dir="auto">
                {text}
              </span>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
