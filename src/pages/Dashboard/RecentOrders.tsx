import { styled } from '@mui/material/styles';
import type { OrderPage } from '@/domain/order';
import { firstOrders } from '@/domain/order';
import { paths } from '@/domain/paths';
import { ORDER_CARD_HEIGHT, OrderList } from '@/features/orders';
import { useT } from '@/shared/texts';
import { Section } from '@/shared/ui';

/** Number of newest orders on the dashboard. */
const MAX_SHOWN = 2;

/** Without orders, as high as the placeholders, so that the sections below stay in place. */
const Room = styled('div')({
  '&[data-empty]': { display: 'grid', alignContent: 'center', minHeight: ORDER_CARD_HEIGHT * MAX_SHOWN + 16 },
});

interface RecentOrdersProps {
  page: OrderPage | undefined;
  error: unknown;
  onRetry: () => void;
}

export function RecentOrders({ page, error, onRetry }: RecentOrdersProps) {
  const t = useT();
  const newest = page && { ...page, orders: page.orders.slice(0, MAX_SHOWN) };
  return (
    <Section title={t('Recent orders')} more={{ to: paths.orderHistory, text: t('Order History') }}>
      <Room data-empty={newest?.orders.length === 0 || (!newest && error) ? '' : undefined}>
        <OrderList
          urlState={firstOrders}
          page={newest}
          error={error}
          onRetry={onRetry}
          placeholders={MAX_SHOWN}
        />
      </Room>
    </Section>
  );
}
