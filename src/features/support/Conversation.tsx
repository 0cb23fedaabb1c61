import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { useReplyToTicketMutation } from '@/api';
import type { TicketDetail } from '@/domain/ticket';
import { selectUser } from '@/core/session';
import { useT } from '@/shared/texts';
import { Bubble } from './Bubble';
import { replyCallOf } from './support.keys';

/** Fills the height beside the list. */
const Log = styled('div')({ flex: '1 0 auto', display: 'grid' });

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  margin: 0,
  padding: theme.spacing(5),
  borderRadius: 12,
  listStyle: 'none',
  backgroundColor: theme.vars?.palette.surface.muted,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}));

/** Messages of a ticket, oldest first; a log region, so that new replies are announced. */
export function Conversation({ ticket }: { ticket: TicketDetail }) {
  const t = useT();
  const user = useSelector(selectUser);
  const [, sending] = useReplyToTicketMutation({ fixedCacheKey: replyCallOf(ticket.number) });
  return (
    <Log role="log" aria-label={t('Messages')}>
      <List>
        {ticket.messages.map((message) => (
          <li key={message.id}>
            <Bubble message={message} isOwn={message.senderId !== null && message.senderId === user?.id} />
          </li>
        ))}
        {sending.isLoading && sending.originalArgs && (
          <li>
            <Bubble
              isOwn
              isSending
              message={{
                id: 0,
                text: sending.originalArgs.message,
                createdAt: '',
                senderId: user?.id ?? null,
                senderName: user?.name ?? '',
                senderPhoto: null,
              }}
            />
          </li>
        )}
      </List>
    </Log>
  );
}
