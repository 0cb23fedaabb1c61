import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Crumb } from '@/domain/crumbs';
import { useT } from '../texts';
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
  scrollbarWidth: 'none',
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  '& svg': { fontSize: 16, opacity: 0.7 },
}));

const Item = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  maxWidth: '60ch',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const Up = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Where the page stands in the shop. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <List>
        {crumbs.map(({ text, to }, index) => (
          <Item key={text}>
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
