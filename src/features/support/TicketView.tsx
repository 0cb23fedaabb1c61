import { Button, Skeleton, Typography } from '@mui/material';
import { isNotFound, QueryError, useGetTicketQuery } from '@/api';
import type { TicketDetail } from '@/domain/ticket';
import { ticketsAddress } from '@/domain/ticketsUrlState';
import { useDocumentTitle } from '@/core/settings';
import { useT } from '@/shared/texts';
import { Column, Link, OnLightBackground, PulledPlug, VisuallyHidden } from '@/shared/ui';
import { Composer } from './Composer';
import { Conversation } from './Conversation';
import { TicketSummary } from './TicketSummary';
import { TicketNotFound } from './TicketNotFound';
import { TicketStatusBadge } from './TicketStatusBadge';

/**
 * A ticket with its messages, or a message if the number is unknown (specification §2, /support-ticket/…).
 * One that is open beside its list by itself leaves title and first heading to the list.
 */
export function TicketView({ number, isChosen }: { number: string; isChosen: boolean }) {
  const t = useT();
  const {
    currentData: ticket,
    error,
    refetch,
  } = useGetTicketQuery(number, { refetchOnMountOrArgChange: true });
  const heading = isChosen ? 'h1' : 'h2';
  const isMissing = isNotFound(error);
  useDocumentTitle(ticket && isChosen && !isMissing ? `${t('Ticket')} ${ticket.number}` : null);
  if (isMissing) return <TicketNotFound />;
  if (ticket) return <LoadedTicket ticket={ticket} heading={heading} />;
  if (error)
    return (
      <>
        <Typography variant="h2" component={heading}>
          {t('Ticket')} <bdi>{number}</bdi>
        </Typography>
        <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
      </>
    );
  return (
    <>
      <VisuallyHidden as={heading}>
        {t('Ticket')} <bdi>{number}</bdi>
      </VisuallyHidden>
      <TicketSkeleton />
    </>
  );
}

export function TicketSkeleton() {
  return (
    <Column aria-hidden sx={{ gap: 5 }}>
      <Skeleton width="70%" height={44} />
      <Skeleton variant="rounded" height={92} />
      <Skeleton variant="rounded" height={320} />
    </Column>
  );
}

function LoadedTicket({ ticket, heading }: { ticket: TicketDetail; heading: 'h1' | 'h2' }) {
  const t = useT();
  return (
    <Column as="article" aria-label={ticket.subject} sx={{ flex: '1 0 auto', gap: 5 }}>
      <OnLightBackground />
      <Column sx={{ gap: 2, alignItems: 'start', overflowWrap: 'anywhere' }}>
        <TicketStatusBadge status={ticket.status} />
        <Typography variant="h2" component={heading}>
          <bdi>{ticket.subject}</bdi>
        </Typography>
      </Column>
      <TicketSummary ticket={ticket} />
      <Conversation ticket={ticket} />
      {ticket.isOpen ? (
        <Composer key={ticket.number} number={ticket.number} />
      ) : (
        <Column role="status" sx={{ gap: 3, alignItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('This ticket is closed. If something is left, open a new one.')}
          </Typography>
          <Button variant="outlined" component={Link} to={ticketsAddress({ isNew: true })}>
            {t('New ticket')}
          </Button>
        </Column>
      )}
    </Column>
  );
}
