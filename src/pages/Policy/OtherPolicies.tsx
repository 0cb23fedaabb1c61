import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { ChipLinks, NavLink } from '@/shared/ui';
import { policyLinks } from './policyLinks';

const Nav = styled('nav')({ position: 'sticky', insetBlockStart: 96 });

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

/** Navigation between the policies: beside the text, on phones and upright tablets a row above it. */
export function OtherPolicies() {
  const t = useT();
  const { pathname } = useLocation();
  const label = t('Policies');
  if (useScreen() !== 'wide') {
    const choices = policyLinks.map(({ to, text }) => ({ name: t(text), to, isChosen: to === pathname }));
    return <ChipLinks label={label} choices={choices} />;
  }
  return (
    <Nav aria-label={label}>
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
