import { Stack, Typography } from '@mui/material';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useGetOrdersQuery } from '@/api';
import { ordersAddress, readOrdersPlace } from '@/domain/ordersPlace';
import { ORDER_PAGE_SIZE, pageCount } from '@/domain/paging';
import { OrderList, OrderTabs } from '@/features/orders';
import { useT } from '@/shared/texts';
import { Pagination } from '@/shared/ui';

/** The orders, newest first; status and page stand in the address (specification §2, /order-history). */
export function OrderHistory() {
  const t = useT();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const place = readOrdersPlace(parameters);
  const { data, currentData, error, refetch } = useGetOrdersQuery(place, { refetchOnMountOrArgChange: true });
  const lastPage = currentData ? pageCount(currentData.total, ORDER_PAGE_SIZE) : place.page;
  const address = ordersAddress({ ...place, page: Math.min(place.page, lastPage) });
  if (address !== `${pathname}${search}`) return <Navigate to={address} replace />;
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography variant="h1">{t('Order History')}</Typography>
      <OrderTabs current={place.status} counts={data?.counts} />
      <OrderList status={place.status} page={currentData} error={error} onRetry={() => void refetch()} />
      <Pagination
        totalItems={currentData?.total ?? 0}
        itemsPerPage={ORDER_PAGE_SIZE}
        modelValue={place.page}
        addressOf={(page) => ordersAddress({ ...place, page })}
      />
    </Stack>
  );
}
