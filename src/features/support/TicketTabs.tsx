import type { TicketPage, TicketTab } from '@/domain/ticket';
import { TICKET_TABS, ticketTabNames } from '@/domain/ticket';
import { ticketsAddress } from '@/domain/ticketsUrlState';
import { useT } from '@/shared/texts';
import { TabLinks } from '@/shared/ui';

interface TicketTabsProps {
  current: TicketTab;
  /** Undefined until loaded; null if loading failed. */
  counts: TicketPage['counts'] | null | undefined;
}

export function TicketTabs({ current, counts }: TicketTabsProps) {
  const t = useT();
  const tabs = TICKET_TABS.map((tab) => ({
    to: ticketsAddress({ tab }),
    text: t(ticketTabNames[tab]),
    isCurrent: tab === current,
    count: counts && counts[tab],
  }));
  return <TabLinks label={t('Ticket status')} tabs={tabs} />;
}
