import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError } from '@/api';
import type { OrderPage, OrderTab } from '@/domain/order';
import type { OrdersUrlState } from '@/domain/ordersUrlState';
import { orderAddress } from '@/domain/ordersUrlState';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { EmptyState, intoPane, Link, PulledPlug, Row } from '@/shared/ui';
import { EmptyParcel } from './EmptyParcel';
import { OrderCard, OrderCardRoot } from './OrderCard';

interface OrderListProps {
  /** Status filter and page of the history. */
  urlState: OrdersUrlState;
  /** Undefined while loading. */
  page: OrderPage | undefined;
  error: unknown;
  onRetry: () => void;
  /** Id of the open order. */
  open?: string | undefined;
  /** Number of placeholders while loading. */
  placeholders?: number;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  ...unstyledList,
}));

/** A page of orders, or its empty, error or loading state. */
export function OrderList({ urlState, page, error, onRetry, open, placeholders = 3 }: OrderListProps) {
  if (page && page.orders.length === 0) return <NoOrders status={urlState.status} />;
  if (!page && error) return <QueryError error={error} drawing={<PulledPlug />} onRetry={onRetry} />;
  return (
    <List aria-busy={!page}>
      {page
        ? page.orders.map((order) => (
            <li key={order.id} ref={String(order.id) === open ? intoPane : undefined}>
              <OrderCard
                order={order}
                to={orderAddress(order.id, urlState)}
                isOpen={String(order.id) === open}
              />
            </li>
          ))
        : Array.from({ length: placeholders }, (_, row) => (
            <li key={`skeleton ${row}`} aria-hidden>
              <OrderSkeleton />
            </li>
          ))}
    </List>
  );
}

function NoOrders({ status }: { status: OrderTab }) {
  const t = useT();
  const isAll = status === 'all';
  return (
    <EmptyState
      drawing={<EmptyParcel />}
      title={isAll ? t('No orders yet') : t('No orders here')}
      text={isAll ? t('What you order will be listed here, with every step of its way.') : undefined}
      action={
        <Button variant="contained" component={Link} to={isAll ? paths.products : paths.orderHistory}>
          {isAll ? t('Start shopping') : t('Show all orders')}
        </Button>
      }
    />
  );
}

function OrderSkeleton() {
  return (
    <OrderCardRoot>
      <Row sx={{ justifyContent: 'space-between' }}>
        <div style={{ flex: 1 }}>
          <Skeleton width="30%" />
          <Skeleton width="22%" />
        </div>
        <Skeleton variant="rounded" width={84} height={22} sx={{ borderRadius: 20 }} />
      </Row>
      <Skeleton height={6} />
      <Row sx={{ justifyContent: 'space-between', alignItems: 'end' }}>
        <Skeleton width="26%" height={36} />
        <Skeleton variant="rounded" width={104} height={36} />
      </Row>
    </OrderCardRoot>
  );
}
