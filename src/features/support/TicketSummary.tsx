import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { withPhoneCode } from '@/domain/phone';
import type { TicketDetail } from '@/domain/ticket';
import { selectUser } from '@/core/session';
import { useServerMoments } from '@/core/settings';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { TicketAttachments } from './TicketAttachments';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: theme.spacing(3, 5),
  margin: 0,
  padding: theme.spacing(4, 5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  '& dt': { ...smallText, color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& > .whole': { gridColumn: '1 / -1' },
}));

/** Details of a ticket; omits values that the server did not send. */
export function TicketSummary({ ticket }: { ticket: TicketDetail }) {
  const t = useT();
  const { moment } = useServerMoments();
  const user = useSelector(selectUser);
  const details: [label: string, value: string | null][] = [
    [t('Ticket number'), ticket.number],
    [t('Topic'), ticket.issueType],
    [t('Opened'), moment(ticket.createdAt)],
    [t('Order number'), ticket.orderNumber],
    [t('Email'), ticket.email],
    [t('Phone'), ticket.phone && withPhoneCode(ticket.phone, user?.phoneCode ?? null)],
  ];
  return (
    <List>
      {details.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
      {ticket.attachments.length > 0 && (
        <div className="whole">
          <dt>{t('Attachments')}</dt>
          <dd>
            <TicketAttachments attachments={ticket.attachments} />
          </dd>
        </div>
      )}
    </List>
  );
}
