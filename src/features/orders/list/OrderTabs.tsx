import type { OrderPage, OrderTab } from '@/domain/order';
import { ORDER_TABS, tabName } from '@/domain/order';
import { ordersAddress } from '@/domain/ordersUrlState';
import { useT } from '@/shared/texts';
import { TabLinks } from '@/shared/ui';

interface OrderTabsProps {
  current: OrderTab;
  /** Undefined until loaded; null if loading failed. */
  counts: OrderPage['counts'] | null | undefined;
}

export function OrderTabs({ current, counts }: OrderTabsProps) {
  const t = useT();
  const tabs = ORDER_TABS.map((tab) => ({
    to: ordersAddress({ status: tab, page: 1 }),
    text: t(tabName(tab)),
    isCurrent: tab === current,
    count: counts && counts[tab],
  }));
  return <TabLinks label={t('Order status')} tabs={tabs} />;
}
