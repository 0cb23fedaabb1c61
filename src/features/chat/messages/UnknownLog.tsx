import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ChatMessage, Outgoing } from '@/domain/chat';
import { selectUser } from '@/core/session';
import { LogBox } from './LogBox';
import { outgoingEntries, messageEntries } from './logEntries';
import { LogLine } from './LogLine';
import { useChatTimes } from './useChatTimes';

/** Starts scrolled to its end, as the log does. */
const Box = styled(LogBox)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  '& > div': {
    flexShrink: 0,
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: theme.spacing(2),
    minHeight: '100%',
  },
}));

interface UnknownLogProps {
  shopName: string;
  /** Messages received since the conversation was opened. */
  messages?: readonly ChatMessage[] | undefined;
  /** Messages to this shop that are not confirmed yet. */
  outgoing: readonly Outgoing[];
  /** Shown instead of the messages: a placeholder or an error. */
  children: ReactNode;
}

/**
 * A conversation whose messages are not loaded. Messages sent meanwhile are shown: "Sending adds the text to
 * the list at once" (specification §4, "Chat panel").
 */
export function UnknownLog({ shopName, messages: messages = [], outgoing, children }: UnknownLogProps) {
  const ownPhoto = useSelector(selectUser)?.profilePhoto ?? null;
  const times = useChatTimes(messages);
  const shown = messageEntries(messages);
  const entries = [...shown, ...outgoingEntries(outgoing, shown)];
  const lastOwn = shown.findLast((entry) => entry.kind === 'message' && entry.message.side === 'user')?.key;
  return (
    <Box>
      <div>
        {children}
        {entries.length > 0 && (
          <ol>
            {entries.map((entry) => (
              <LogLine
                key={entry.key}
                entry={entry}
                times={times}
                shopName={shopName}
                isLastOwn={entry.key === lastOwn}
                ownPhoto={ownPhoto}
              />
            ))}
          </ol>
        )}
      </div>
    </Box>
  );
}
