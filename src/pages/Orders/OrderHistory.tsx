import { Stack, Typography } from '@mui/material';
import { Navigate, useLocation } from 'react-router';
import { useGetOrdersQuery } from '@/api';
import type { OrdersPlace } from '@/domain/ordersPlace';
import { orderAddress, ordersAddress } from '@/domain/ordersPlace';
import { ORDER_PAGE_SIZE, pageCount } from '@/domain/paging';
import { OrderList, OrderTabs } from '@/features/orders';
import { useT } from '@/shared/texts';
import { Pagination } from '@/shared/ui';

interface OrderHistoryProps {
  place: OrdersPlace;
  /** The order that is open beside the list, as its address says it. */
  open: string | undefined;
}

/** The orders, newest first; status and page stand in the address. */
export function OrderHistory({ place, open }: OrderHistoryProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { data, currentData, error, refetch } = useGetOrdersQuery(place, { refetchOnMountOrArgChange: true });
  const lastPage = currentData ? pageCount(currentData.total, ORDER_PAGE_SIZE) : place.page;
  const shown = { ...place, page: Math.min(place.page, lastPage) };
  const address = open === undefined ? ordersAddress(shown) : orderAddress(open, shown);
  if (address !== `${pathname}${search}`) return <Navigate to={address} replace />;
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography
        variant="h1"
        component={open === undefined ? 'h1' : 'h2'}
        sx={{ fontSize: { md: '1.5rem' } }}
      >
        {t('Order History')}
      </Typography>
      <OrderTabs current={place.status} counts={data?.counts} />
      <OrderList place={place} page={currentData} error={error} onRetry={() => void refetch()} open={open} />
      <Pagination
        totalItems={currentData?.total ?? 0}
        itemsPerPage={ORDER_PAGE_SIZE}
        modelValue={place.page}
        addressOf={(page) => ordersAddress({ ...place, page })}
      />
    </Stack>
  );
}
