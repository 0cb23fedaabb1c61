import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { CategoryMenu } from '@/features/categoryMenu';
import { useT } from '@/shared/texts';
import { Wrap } from '../frame/Wrap';
import { FlashLink } from './FlashLink';
import { usePageLinks } from './usePageLinks';

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar - 1,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Line = styled(Wrap)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(5),
  height: 52,
}));

const Pages = styled('nav')({
  // As wide as its links: it stays as it is when the flash sale comes beside it.
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  // Long translations scroll sideways before they break the row.
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

/** Categories and pages below the main bar; scrolls away with the page. */
export function NavigationRow() {
  const t = useT();
  const links = usePageLinks();
  return (
    <Ground>
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
    </Ground>
  );
}
