import { Typography } from '@mui/material';
import type { TicketsUrlState } from '@/domain/ticketsUrlState';
import { ticketsAddress } from '@/domain/ticketsUrlState';
import { NewTicketForm, TicketSkeleton, TicketView } from '@/features/support';
import { useHasTwoPanes } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BackLink } from '@/shared/ui';

interface TicketDetailsProps {
  urlState: TicketsUrlState;
  /** Number of the open ticket; undefined for a new one, and while the list is loading. */
  open: string | undefined;
  /** False for the newest one, which is open beside the list by itself: the page is still the list's. */
  isChosen: boolean;
}

/** The pane beside the list: a ticket, or the form of a new one. */
export function TicketDetails({ urlState, open, isChosen }: TicketDetailsProps) {
  const t = useT();
  const hasTwoPanes = useHasTwoPanes();
  if (!isChosen && open === undefined) return <TicketSkeleton />;
  return (
    <>
      {!hasTwoPanes && (
        <BackLink to={ticketsAddress({ tab: urlState.tab, page: urlState.page })}>
          {t('All tickets')}
        </BackLink>
      )}
      {open !== undefined ? (
        <TicketView key={open} number={open} isChosen={isChosen} />
      ) : (
        <>
          <Typography variant="h2" component="h1" sx={{ mb: 5 }}>
            {t('New ticket')}
          </Typography>
          <NewTicketForm orderNumber={urlState.order} />
        </>
      )}
    </>
  );
}
