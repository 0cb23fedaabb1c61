import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { TicketDetail, TicketMessage } from '@/domain/ticket';
import { selectUser } from '@/core/session';
import { useT } from '@/shared/texts';
import { Bubble } from './Bubble';

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

const Message = styled('li')(({ theme }) => ({
  // Above the reply field, which sticks to the bottom of the screen.
  scrollMarginBlockEnd: `calc(var(--bottom-bar, 0px) + ${theme.spacing(24)})`,
}));

/**
 * Messages of a ticket, oldest first; a log region, so that new replies are announced. The shopper's own
 * reply scrolls into view (R83): on phones the field sticks to the screen while the log is below it.
 */
export function Conversation({ ticket }: { ticket: TicketDetail }) {
  const t = useT();
  const user = useSelector(selectUser);
  const isOwn = ({ senderId }: TicketMessage) => senderId !== null && senderId === user?.id;
  const last = ticket.messages.at(-1);
  const ownReply = last && isOwn(last) ? last.id : null;
  const lastRef = useRef<HTMLLIElement>(null);
  const seen = useRef(ownReply);
  useEffect(() => {
    if (ownReply === seen.current) return;
    seen.current = ownReply;
    if (ownReply !== null) lastRef.current?.scrollIntoView({ block: 'nearest' });
  }, [ownReply]);
  return (
    <Log role="log" aria-label={t('Messages')}>
      <List>
        {ticket.messages.map((message) => (
          <Message key={message.id} ref={message === last ? lastRef : undefined}>
            <Bubble message={message} isOwn={isOwn(message)} />
          </Message>
        ))}
      </List>
    </Log>
  );
}
