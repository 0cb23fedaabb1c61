import { Typography } from '@mui/material';
import type { TicketsPlace } from '@/domain/ticketsPlace';
import { ticketsAddress } from '@/domain/ticketsPlace';
import { NewTicketForm, QuietDesk, TicketView } from '@/features/support';
import { useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BackLink, ChooseFirst } from '@/shared/ui';

interface TicketDetailsProps {
  place: TicketsPlace;
  /** The number of the open ticket. */
  open: string | undefined;
}

/** What stands beside the list: a ticket, the form of a new one, or the hint to choose one. */
export function TicketDetails({ place, open }: TicketDetailsProps) {
  const t = useT();
  const isWide = useScreen() === 'wide';
  if (open === undefined && !place.isNew)
    return <ChooseFirst drawing={<QuietDesk />} text={t('Choose a ticket to read it here.')} />;
  return (
    <>
      {!isWide && (
        <BackLink to={ticketsAddress({ tab: place.tab, page: place.page })}>{t('All tickets')}</BackLink>
      )}
      {open !== undefined ? (
        <TicketView key={open} number={open} />
      ) : (
        <>
          <Typography variant="h2" component="h1" sx={{ mb: 5 }}>
            {t('New ticket')}
          </Typography>
          <NewTicketForm orderNumber={place.order} />
        </>
      )}
    </>
  );
}
