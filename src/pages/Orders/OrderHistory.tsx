import { Typography } from '@mui/material';
import { Navigate, useLocation } from 'react-router';
import { useGetOrdersQuery } from '@/api';
import type { OrdersUrlState } from '@/domain/ordersUrlState';
import { orderAddress, ordersAddress } from '@/domain/ordersUrlState';
import { ORDER_PAGE_SIZE, pageCount } from '@/domain/paging';
import { patterns } from '@/domain/paths';
import { OrderList, OrderTabs } from '@/features/orders';
import { useT } from '@/shared/texts';
import { Column, Pagination } from '@/shared/ui';

interface OrderHistoryProps {
  urlState: OrdersUrlState;
  /** Id of the chosen order, as in the URL. */
  chosen: string | undefined;
  /** Id of the order in the pane beside the list. */
  open: string | undefined;
}

/** The orders, newest first; the URL holds status and page. */
export function OrderHistory({ urlState, chosen, open }: OrderHistoryProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { data, currentData, error, refetch } = useGetOrdersQuery(urlState, {
    refetchOnMountOrArgChange: true,
  });
  const lastPage = currentData ? pageCount(currentData.total, ORDER_PAGE_SIZE) : urlState.page;
  const shown = { ...urlState, page: Math.min(urlState.page, lastPage) };
  const address = chosen === undefined ? ordersAddress(shown) : orderAddress(chosen, shown);
  if (address !== `${pathname}${search}`) return <Navigate to={address} replace />;
  return (
    <Column sx={{ gap: 5 }}>
      <Typography
        variant="h1"
        component={chosen === undefined ? 'h1' : 'h2'}
        sx={{ fontSize: { md: '1.5rem' } }}
      >
        {t('Order History')}
      </Typography>
      <OrderTabs current={urlState.status} counts={data?.counts ?? (error ? null : undefined)} />
      <OrderList
        urlState={urlState}
        page={currentData}
        error={error}
        onRetry={() => void refetch()}
        open={open}
      />
      <Pagination
        totalItems={currentData?.total ?? 0}
        itemsPerPage={ORDER_PAGE_SIZE}
        modelValue={urlState.page}
        path={patterns.orderHistory}
      />
    </Column>
  );
}
