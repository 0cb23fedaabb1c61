import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { clampedTo } from '@/shared/theme';
import { Column } from '@/shared/ui';
import { useGetOrdersQuery } from '@/api';
import { firstOrders, ordersOnTheWay } from '@/domain/order';
import { useGreeting } from '@/features/profile';
import { RecentlyViewed } from '@/features/recent';
import { selectUser } from '@/core/session';
import { useT } from '@/shared/texts';
import { DashboardTiles } from './DashboardTiles';
import { DeliveredTo } from './DeliveredTo';
import { RecentOrders } from './RecentOrders';

/** Very long names are truncated after two lines. */
const Greeting = styled(Typography)({
  ...clampedTo(2),
  overflowWrap: 'anywhere',
});

/** One line also on small screens, whichever of the sentences it is. */
const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars?.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { fontSize: '.875rem' },
}));

/** Overview of the signed-in user's account (specification §2, /dashboard). */
export function Dashboard() {
  const t = useT();
  const greeting = useGreeting(useSelector(selectUser));
  const orders = useGetOrdersQuery(firstOrders, { refetchOnMountOrArgChange: true });
  const onTheWay = orders.currentData && ordersOnTheWay(orders.currentData.counts);
  return (
    <div>
      <Column sx={{ gap: 1, mb: { xs: 5, md: 8 } }}>
        <Greeting variant="h1">{greeting}</Greeting>
        <Lead>
          {!orders.currentData && !orders.isError ? (
            <Skeleton width="60%" />
          ) : onTheWay === 1 ? (
            t('One parcel is on its way to you.')
          ) : onTheWay ? (
            t('{count} parcels are on their way to you.', { count: onTheWay })
          ) : (
            t('Everything about your account, at one look.')
          )}
        </Lead>
      </Column>
      <DashboardTiles counts={orders.currentData?.counts} hasFailed={orders.isError} />
      <RecentOrders page={orders.currentData} error={orders.error} onRetry={() => void orders.refetch()} />
      <DeliveredTo />
      <RecentlyViewed />
    </div>
  );
}
