import { styled } from '@mui/material/styles';
import { NavLink } from '@/shared/ui';
import { CategoryMenu } from '@/features/categoryMenu';
import { useT } from '@/shared/texts';
import { Container } from '../frame/Container';
import { FlashLink } from './FlashLink';
import { usePageLinks } from './usePageLinks';

const Background = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar - 1,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Line = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(5),
  height: 52,
}));

const Pages = styled('nav')({
  // Only as wide as its links, so that it does not change when the flash sale appears beside it.
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  // Long translations scroll sideways instead of breaking the row.
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Page = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: 52,
  paddingInline: theme.spacing(3.5),
  fontSize: '.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { color: theme.vars?.palette.text.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: theme.spacing(3.5),
    insetBlockEnd: 0,
    height: 2,
    borderRadius: 2,
    backgroundColor: theme.vars?.palette.primary.main,
    scale: '0 1',
    transition: 'scale 200ms cubic-bezier(.16,1,.3,1)',
  },
  '&[aria-current]::after': { scale: '1 1' },
  '&:focus-visible': { outlineOffset: -4 },
  [theme.breakpoints.down('lg')]: {
    paddingInline: theme.spacing(2.5),
    '&::after': { insetInline: theme.spacing(2.5) },
  },
}));

/** Categories and page links below the main bar; not sticky. */
export function NavigationRow() {
  const t = useT();
  const links = usePageLinks();
  return (
    <Background>
      <Line>
        <CategoryMenu />
        <Pages aria-label={t('Pages')}>
          {links.map(({ to, text }) => (
            <Page key={to} to={to} end>
              {t(text)}
            </Page>
          ))}
        </Pages>
        <FlashLink />
      </Line>
    </Background>
  );
}
