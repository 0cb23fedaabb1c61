import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { CartButton } from '@/features/cart';
import { overlayOpened } from '@/core/overlays';
import { SearchBox } from '@/features/search';
import { useSettings } from '@/core/settings';
import { WishlistLink } from '@/features/wishlist';
import { useHasScrolled, useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Logo } from '../frame/Logo';
import { Container } from '../frame/Container';
import { SaleRoom } from './SaleRoom';
import { UserButton } from './UserButton';

/**
 * Pixels by which the sticky bar shrinks on scroll: it slides above the viewport's edge, so nothing below
 * moves.
 */
const SHRINK = 16;
/** Scroll offset in pixels from which the utility bar is out of view. */
const SCROLLED = 48;

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { insetBlockStart: -SHRINK },
  [theme.breakpoints.down('sm')]: { '&[data-at-top]': { borderBlockEndColor: 'transparent' } },
}));

const Line = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(8),
  height: 72,
  transition: 'translate 200ms cubic-bezier(.16,1,.3,1)',
  [theme.breakpoints.up('md')]: { '[data-scrolled] > &': { translate: `0 ${SHRINK / 2}px` } },
  [theme.breakpoints.down('lg')]: { gap: theme.spacing(4) },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(2), height: 64 },
  [theme.breakpoints.down('sm')]: { height: 56 },
}));

const Burger = styled(IconButton)(({ theme }) => ({ marginInlineStart: theme.spacing(-2.5) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  marginInlineEnd: theme.spacing(-2.5),
}));

/** The sticky bar: logo, search, wishlist, cart and user (R69). */
export function MainBar() {
  const t = useT();
  const dispatch = useDispatch();
  const screen = useScreen();
  const { logo } = useSettings();
  const hasScrolled = useHasScrolled(SCROLLED);
  return (
    <Bar {...(hasScrolled ? { 'data-scrolled': '' } : { 'data-at-top': '' })}>
      <Line>
        {screen !== 'wide' && (
          <Burger
            aria-label={t('Menu')}
            aria-haspopup="dialog"
            onClick={() => dispatch(overlayOpened({ name: 'sideMenu' }))}
          >
            <MenuOutlined />
          </Burger>
        )}
        <Logo picture={logo} />
        {screen !== 'phone' && <SearchBox />}
        {screen !== 'wide' && <SaleRoom />}
        <Actions>
          {screen === 'phone' && hasScrolled && (
            <IconButton
              aria-label={t('Search')}
              aria-haspopup="dialog"
              onClick={() => dispatch(overlayOpened({ name: 'search' }))}
            >
              <SearchOutlined />
            </IconButton>
          )}
          {screen !== 'phone' && <WishlistLink />}
          <CartButton />
          {screen !== 'phone' && <UserButton />}
        </Actions>
      </Line>
    </Bar>
  );
}
