import { Typography } from '@mui/material';
import type { TicketsUrlState } from '@/domain/ticketsUrlState';
import { ticketsAddress } from '@/domain/ticketsUrlState';
import { NewTicketForm, QuietDesk, TicketView } from '@/features/support';
import { useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BackLink, ChooseFirst } from '@/shared/ui';

interface TicketDetailsProps {
  urlState: TicketsUrlState;
  /** Number of the open ticket, as in the URL. */
  open: string | undefined;
}

/** The pane beside the list: a ticket, the form of a new one, or a placeholder. */
export function TicketDetails({ urlState, open }: TicketDetailsProps) {
  const t = useT();
  const isWide = useScreen() === 'wide';
  if (open === undefined && !urlState.isNew)
    return <ChooseFirst drawing={<QuietDesk />} text={t('Choose a ticket to read it here.')} />;
  return (
    <>
      {!isWide && (
        <BackLink to={ticketsAddress({ tab: urlState.tab, page: urlState.page })}>
          {t('All tickets')}
        </BackLink>
      )}
      {open !== undefined ? (
        <TicketView key={open} number={open} />
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
