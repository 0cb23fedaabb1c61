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
 * reply scrolls into view (R83): on phones the field sticks to the screen while the log is below it. So does
 * an answer, if the end of the log was in sight.
 */
export function Conversation({ ticket }: { ticket: TicketDetail }) {
  const t = useT();
  const user = useSelector(selectUser);
  const isOwn = ({ senderId }: TicketMessage) => senderId !== null && senderId === user?.id;
  const last = ticket.messages.at(-1);
  const lastId = last?.id ?? null;
  const isLastOwn = last !== undefined && isOwn(last);
  const lastRef = useRef<HTMLLIElement>(null);
  const seen = useRef({ id: lastId, element: null as HTMLElement | null });
  useEffect(() => {
    const before = seen.current;
    const element = lastRef.current;
    seen.current = { id: lastId, element };
    if (lastId === before.id) return;
    const wasAtEnd = before.element && before.element.getBoundingClientRect().bottom <= window.innerHeight;
    if (isLastOwn || wasAtEnd) element?.scrollIntoView({ block: 'nearest' });
  }, [lastId, isLastOwn]);
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
