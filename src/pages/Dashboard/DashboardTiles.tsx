import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useGetFavoritesQuery } from '@/api';
import type { OrderPage } from '@/domain/order';
import { ongoingOrders } from '@/domain/order';
import { paths } from '@/domain/paths';
import { selectCart, selectCartError, selectIsCartLoading } from '@/features/cart';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { DashboardTile } from './DashboardTile';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(4),
  ...unstyledList,
  '& > li': { display: 'grid' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(3) },
}));

interface DashboardTilesProps {
  /** Undefined while loading or if loading failed. */
  counts: OrderPage['counts'] | undefined;
  hasFailed: boolean;
}

/** Four counts with links; the cart opens as an overlay. */
export function DashboardTiles({ counts, hasFailed }: DashboardTilesProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { total } = useSelector(selectCart);
  const isCartLoading = useSelector(selectIsCartLoading);
  const hasCartFailed = useSelector(selectCartError) !== undefined;
  const { data: favorites, isError } = useGetFavoritesQuery();
  const ordersOr = (count: number | undefined) => count ?? (hasFailed ? null : undefined);
  return (
    <Tiles aria-label={t('At one look')}>
      <li>
        <DashboardTile
          tone="info"
          icon={<LocalShippingOutlined />}
          count={ordersOr(counts && ongoingOrders(counts))}
          label={t('On-going orders')}
          to={paths.orderHistory}
        />
      </li>
      <li>
        <DashboardTile
          tone="primary"
          icon={<ShoppingBagOutlined />}
          count={hasCartFailed ? null : isCartLoading ? undefined : total}
          label={t('Items in cart')}
          onPress={() => dispatch(overlayOpened({ name: 'cart' }))}
        />
      </li>
      <li>
        <DashboardTile
          tone="sale"
          icon={<FavoriteBorderOutlined />}
          count={favorites?.count ?? (isError ? null : undefined)}
          label={t('Wishlist')}
          to={paths.wishlist}
        />
      </li>
      <li>
        <DashboardTile
          tone="warning"
          icon={<Inventory2Outlined />}
          count={ordersOr(counts?.all)}
          label={t('Ordered so far')}
          to={paths.orderHistory}
        />
      </li>
    </Tiles>
  );
}
