import BoltRounded from '@mui/icons-material/BoltRounded';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import { AccountLink } from '@/features/access';
import { selectCart } from '@/features/cart';
import { selectHasNoticeLog } from '@/core/notices';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { useFavoriteCount } from '@/features/wishlist';
import { useT } from '@/shared/texts';
import { CountBadge, NavLink, VisuallyHidden } from '@/shared/ui';
import { usePageLinks } from '../topBar/usePageLinks';
import { useRunningSale } from '../topBar/useRunningSale';
import { Entry, Group, Name } from './SideMenu.styles';

/** Wishlist, My Cart, the page links, and the running flash sale, whose name may not fit the bar. */
export function SideMenuPages() {
  const t = useT();
  const dispatch = useDispatch();
  const { total } = useSelector(selectCart);
  const favorites = useFavoriteCount();
  const hasNotices = useSelector(selectHasNoticeLog);
  const links = usePageLinks();
  const sale = useRunningSale();
  const close = () => dispatch(overlayClosed('sideMenu'));
  const openOverlay = (name: 'cart' | 'notices') => {
    close();
    dispatch(overlayOpened({ name }));
  };
  return (
    <>
      <Group>
        <li>
          <Entry component={AccountLink} to={paths.wishlist} onClick={close}>
            <FavoriteBorderOutlined />
            <Name>{t('Wishlist')}</Name>
            <Count count={favorites} />
          </Entry>
        </li>
        <li>
          <Entry aria-haspopup="dialog" onClick={() => openOverlay('cart')}>
            <ShoppingBagOutlined />
            <Name>{t('My Cart')}</Name>
            <Count count={total} />
          </Entry>
        </li>
        {hasNotices && (
          <li>
            <Entry aria-haspopup="dialog" onClick={() => openOverlay('notices')}>
              <NotificationsNoneOutlined />
              <Name>{t('Notices')}</Name>
            </Entry>
          </li>
        )}
      </Group>
      <Group>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Entry component={NavLink} to={to} end onClick={close}>
              <Name>{t(text)}</Name>
            </Entry>
          </li>
        ))}
        {sale && (
          <li>
            <Entry component={NavLink} to={paths.flashSale(sale.id)} end onClick={close}>
              <BoltRounded />
              <Name dir="auto">{sale.name || t('Flash sale')}</Name>
            </Entry>
          </li>
        )}
      </Group>
    </>
  );
}

function Count({ count }: { count: number }) {
  const t = useT();
  return (
    <>
      <CountBadge count={count} />
      {count > 0 && <VisuallyHidden>{t('{count} items', { count })}</VisuallyHidden>}
    </>
  );
}
