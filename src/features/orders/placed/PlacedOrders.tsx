import { Link, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetOrderDetailsQuery, useGetOrdersQuery } from '@/api';
import type { OrderId } from '@/domain/ids';
import { sumOfMoney } from '@/domain/money';
import type { Order } from '@/domain/order';
import { firstOrders } from '@/domain/order';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { smallText, unstyledList } from '@/shared/theme';
import { Link as RouterLink, MoneyText } from '@/shared/ui';
import { OrderCode } from '../OrderCode';
import { useOrderLabels } from '../useOrderLabels';

const List = styled('ul')(({ theme }) => ({
  ...unstyledList,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  '& > li': { padding: theme.spacing(3, 4) },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 4),
  fontWeight: 600,
}));

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

interface PlacedOrdersProps {
  /** The placed orders are those that are newer than this one. */
  newerThan: OrderId;
  /** Called when an order is opened. */
  onOpen: () => void;
}

/** Number, amount and date of each placed order, and their total. */
export function PlacedOrders({ newerThan, onOpen }: PlacedOrdersProps) {
  const t = useT();
  const { currentData, isFetching } = useGetOrdersQuery(firstOrders);
  const orders = currentData?.orders.filter(({ id }) => id > newerThan) ?? [];
  if (orders.length === 0) return isFetching ? <Skeleton variant="rounded" height={74} /> : null;
  return (
    <List>
      {orders.map((order) => (
        <PlacedOrder key={order.id} order={order} onOpen={onOpen} />
      ))}
      {orders.length > 1 && (
        <li>
          <Row>
            {t('Total')}
            <MoneyText amount={sumOfMoney(orders.map(({ amount }) => amount))} />
          </Row>
        </li>
      )}
    </List>
  );
}

function PlacedOrder({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useT();
  const labels = useOrderLabels();
  const { currentData: details, isFetching } = useGetOrderDetailsQuery(order.id);
  const { shop = null, estimatedDeliveryDate = null } = details ?? {};
  return (
    <li>
      <Row>
        <Link
          component={RouterLink}
          to={paths.orderDetails(order.id)}
          onClick={onOpen}
          sx={{
            color: 'primary.dark',
            '@media (pointer: coarse)': { position: 'relative', paddingBlock: 2.5, marginBlock: -2.5 },
          }}
        >
          {t('Order')} <OrderCode code={order.code} />
        </Link>
        <MoneyText amount={order.amount} />
      </Row>
      <Quiet>
        {isFetching && !details && <Skeleton width="60%" />}
        {shop && <bdi>{shop.name}</bdi>}
        {shop && estimatedDeliveryDate !== null && ' · '}
        {estimatedDeliveryDate !== null &&
          t('Expected on {date}', { date: labels.day(estimatedDeliveryDate) })}
      </Quiet>
    </li>
  );
}
