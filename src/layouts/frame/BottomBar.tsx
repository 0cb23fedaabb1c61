import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { AccountLink } from '@/features/access';
import { selectCart } from '@/features/cart';
import { overlayOpened } from '@/core/overlays';
import { useFavoriteCount } from '@/features/wishlist';
import { useT } from '@/shared/texts';
import { BarIcon, NavLink, VisuallyHidden } from '@/shared/ui';
import { UnreadSign } from './UnreadSign';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  // With large text a long label takes the room of a short one.
  gridTemplateColumns: 'repeat(5, minmax(min-content, 1fr))',
  height: 'var(--bottom-bar)',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

const Item = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(1),
  paddingInline: 0,
  fontFamily: theme.typography.fontFamily,
  fontSize: 'min(.75rem, 4.8vw)',
  fontWeight: 500,
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  '&[aria-current]': { color: theme.vars?.palette.primary.dark },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof ButtonBase;

/** The five main destinations at the bottom of small screens. */
export function BottomBar() {
  const t = useT();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { total } = useSelector(selectCart);
  const favorites = useFavoriteCount();
  const counted = (count: number) =>
    count > 0 && <VisuallyHidden> ({t('{count} items', { count })})</VisuallyHidden>;
  const current = (path: string) => (pathname === path ? { 'aria-current': 'page' as const } : {});
  return (
    <Bar aria-label={t('Shortcuts')} data-bottom-bar="" data-fixed="">
      <Item component={NavLink} to={paths.home} end>
        <HomeOutlined />
        {t('Home')}
      </Item>
      <Item component={NavLink} to={paths.categories} end>
        <GridViewOutlined />
        {t('Categories')}
      </Item>
      <Item aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ name: 'cart' }))}>
        <BarIcon count={total}>
          <ShoppingBagOutlined />
        </BarIcon>
        {t('Cart')}
        {counted(total)}
      </Item>
      <Item component={AccountLink} to={paths.wishlist} {...current(paths.wishlist)}>
        <BarIcon count={favorites}>
          <FavoriteBorderOutlined />
        </BarIcon>
        {t('Wishlist')}
        {counted(favorites)}
      </Item>
      <Item component={AccountLink} to={paths.dashboard} {...current(paths.dashboard)}>
        <PersonOutlineOutlined />
        {t('Account')}
        <UnreadSign end="max(2px, 50% - 1.25rem)" />
      </Item>
    </Bar>
  );
}
