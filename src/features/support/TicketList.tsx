import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError } from '@/api';
import type { TicketPage } from '@/domain/ticket';
import type { TicketsUrlState } from '@/domain/ticketsUrlState';
import { ticketAddress, ticketsAddress } from '@/domain/ticketsUrlState';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { EmptyState, intoPane, Link, PulledPlug } from '@/shared/ui';
import { QuietDesk } from './QuietDesk';
import { TicketRow, ticketRow } from './TicketRow';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...unstyledList,
}));

interface TicketListProps {
  urlState: TicketsUrlState;
  /** Undefined while loading. */
  page: TicketPage | undefined;
  error: unknown;
  onRetry: () => void;
  /** Number of the open ticket, as in the URL. */
  open: string | undefined;
}

/** A page of tickets, or its empty, error or loading state. */
export function TicketList({ urlState, page, error, onRetry, open }: TicketListProps) {
  if (page?.tickets.length === 0) return <NoTickets isAll={urlState.tab === 'all'} />;
  if (!page && error) return <QueryError error={error} drawing={<PulledPlug />} onRetry={onRetry} />;
  return (
    <List aria-busy={!page}>
      {page
        ? page.tickets.map((ticket) => (
            <li key={ticket.id} ref={ticket.number === open ? intoPane : undefined}>
              <TicketRow
                ticket={ticket}
                to={ticketAddress(ticket.number, urlState)}
                isOpen={ticket.number === open}
              />
            </li>
          ))
        : [0, 1, 2, 3].map((row) => (
            <li key={`skeleton ${row}`} aria-hidden>
              <Skeleton variant="rounded" height={ticketRow.minHeight} sx={{ borderRadius: '12px' }} />
            </li>
          ))}
    </List>
  );
}

function NoTickets({ isAll }: { isAll: boolean }) {
  const t = useT();
  return (
    <EmptyState
      drawing={<QuietDesk />}
      title={isAll ? t('No tickets yet') : t('No tickets here')}
      text={isAll ? t('Something is not as it should be? Write to us, and we take care of it.') : undefined}
      action={
        <Button
          variant={isAll ? 'contained' : 'outlined'}
          component={Link}
          to={ticketsAddress(isAll ? { isNew: true } : {})}
        >
          {isAll ? t('New ticket') : t('Show all tickets')}
        </Button>
      }
    />
  );
}
