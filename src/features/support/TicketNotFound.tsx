import { Button } from '@mui/material';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';
import { QuietDesk } from './QuietDesk';

export function TicketNotFound() {
  const t = useT();
  return (
    <EmptyState
      heading="h1"
      drawing={<QuietDesk />}
      title={t('Ticket not found')}
      text={t('There is no such ticket of yours.')}
      action={
        <Button variant="contained" component={Link} to={paths.supportTickets}>
          {t('Show all tickets')}
        </Button>
      }
    />
  );
}
