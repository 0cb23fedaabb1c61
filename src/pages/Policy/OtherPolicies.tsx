import { styled } from '@mui/material/styles';
import { NavLink } from '@/shared/ui';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { policyLinks } from './policyLinks';

const Nav = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 96 },
}));

const List = styled('ul')({ display: 'grid', gap: 2, ...unstyledList });

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: theme.spacing(4),
  borderRadius: 8,
  fontSize: '.9375rem',
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary, backgroundColor: theme.vars?.palette.surface.muted },
  '&[aria-current]': {
    fontWeight: 600,
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
}));

/** Navigation between the policies. */
export function OtherPolicies() {
  const t = useT();
  return (
    <Nav aria-label={t('Policies')}>
      <List>
        {policyLinks.map(({ to, text }) => (
          <li key={to}>
            <Entry to={to}>{t(text)}</Entry>
          </li>
        ))}
      </List>
    </Nav>
  );
}
