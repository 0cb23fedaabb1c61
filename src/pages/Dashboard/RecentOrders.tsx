import type { OrderPage } from '@/domain/order';
import { firstOrders } from '@/domain/order';
import { paths } from '@/domain/paths';
import { OrderList } from '@/features/orders';
import { useT } from '@/shared/texts';
import { Section } from '@/shared/ui';

/** Number of newest orders on the dashboard. */
const MAX_SHOWN = 2;

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
      <OrderList urlState={firstOrders} page={newest} error={error} onRetry={onRetry} />
    </Section>
  );
}
