import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { isNotFound, QueryError, useGetOrderDetailsQuery } from '@/api';
import type { OrderDetail } from '@/domain/order';
import type { OrdersUrlState } from '@/domain/ordersUrlState';
import { ordersAddress } from '@/domain/ordersUrlState';
import { readId } from '@/domain/paths';
import { OrderSummary, OrderHead, OrderItems, OrderWay } from '@/features/orders';
import { useDocumentTitle } from '@/core/settings';
import { useHasTwoPanes } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Breadcrumb, Column, OnLightBackground, PulledPlug, VisuallyHidden } from '@/shared/ui';
import { HelpWithOrder } from './HelpWithOrder';
import { OrderNotFound } from './OrderNotFound';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: theme.spacing(5),
  // A container query, since the pane can be narrower than the screen.
  '@container (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface OrderDetailsProps {
  /** As in the URL. */
  id: string;
  /** The list that the order was opened from. */
  urlState: OrdersUrlState;
  /** False for the newest one, which is open beside the list by itself: the page is still the list's. */
  isChosen: boolean;
}

/** One order, or a message if it is unknown. */
export function OrderDetails({ id, urlState, isChosen }: OrderDetailsProps) {
  const t = useT();
  const hasTwoPanes = useHasTwoPanes();
  const orderId = readId(id);
  const {
    currentData: order,
    error,
    refetch,
  } = useGetOrderDetailsQuery(orderId ?? skipToken, { refetchOnMountOrArgChange: true });
  const heading = isChosen ? 'h1' : 'h2';
  const isMissing = orderId === null || isNotFound(error);
  useDocumentTitle(order && isChosen && !isMissing ? `${t('Order')} #${order.code}` : null);
  if (isMissing) return <OrderNotFound />;
  return (
    <Column sx={{ gap: 5 }}>
      {/* Beside its list an order needs no breadcrumb. */}
      {!hasTwoPanes && (
        <Breadcrumb
          crumbs={[
            { text: t('Order History'), to: ordersAddress(urlState) },
            { text: order ? `\u2068#${order.code}\u2069` : t('Order Details') },
          ]}
        />
      )}
      {order ? (
        <LoadedOrder order={order} heading={heading} />
      ) : error ? (
        <>
          <Typography variant="h2" component={heading}>
            {t('Order Details')}
          </Typography>
          <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
        </>
      ) : (
        <>
          <VisuallyHidden as={heading}>{t('Order Details')}</VisuallyHidden>
          <OrderSkeleton />
        </>
      )}
    </Column>
  );
}

function LoadedOrder({ order, heading }: { order: OrderDetail; heading: 'h1' | 'h2' }) {
  return (
    <>
      <OnLightBackground />
      <OrderHead order={order} heading={heading} />
      <OrderWay order={order} />
      <Columns>
        <OrderItems order={order} />
        <OrderSummary order={order} />
      </Columns>
      <HelpWithOrder code={order.code} />
    </>
  );
}

export function OrderSkeleton() {
  return (
    <Column aria-hidden sx={{ gap: 5 }}>
      <Skeleton width="45%" height={64} />
      <Skeleton variant="rounded" height={138} />
      <Columns>
        <Skeleton variant="rounded" height={280} />
        <Skeleton variant="rounded" height={280} />
      </Columns>
    </Column>
  );
}
