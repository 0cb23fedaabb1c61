import { useDeferredValue } from 'react';
import { styled } from '@mui/material/styles';
import { Fab, Typography } from '@mui/material';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { useDispatch, useSelector } from 'react-redux';
import type { ChatLog, Outgoing } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { selectUser } from '@/core/session';
import { useFormats, useT } from '@/shared/texts';
import { olderMessagesNeared } from '../chat.events';
import { selectOlderFailed, selectOlderLoading } from '../chat.selectors';
import { LogBox } from './LogBox';
import { outgoingEntries, messageEntries } from './logEntries';
import { LogLine } from './LogLine';
import { OlderMessages } from './OlderMessages';
import { useChatTimes } from './useChatTimes';
import { useLogScroll } from './useLogScroll';

interface MessageLogProps {
  shopId: ShopId;
  shopName: string;
  known: ChatLog;
  /** Messages to this shop that are not confirmed yet. */
  outgoing: readonly Outgoing[];
}

const Container = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
});

const Pill = styled(Fab)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(3),
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  gap: theme.spacing(1),
  textTransform: 'none',
}));

/** Messages of a conversation, oldest first. */
export function MessageLog({ shopId, shopName, ...latest }: MessageLogProps) {
  // Enter clears the field in one frame and renders the new message in the next.
  const known = useDeferredValue(latest.known);
  const outgoing = useDeferredValue(latest.outgoing);
  const t = useT();
  const formats = useFormats();
  const dispatch = useDispatch();
  const isLoadingOlder = useSelector(selectOlderLoading) === shopId;
  const hasFailed = useSelector(selectOlderFailed) === shopId;
  const messages = messageEntries(known.messages);
  const outgoingLines = outgoingEntries(outgoing, messages);
  const entries = [...messages, ...outgoingLines];
  const requestOlder = () => {
    if (known.hasOlder && !isLoadingOlder) dispatch(olderMessagesNeared(shopId));
  };
  const { log, onScroll, unseen, showEnd } = useLogScroll(entries, {
    isLoading: isLoadingOlder,
    onNear: requestOlder,
  });
  const pressOlder = () => {
    // The button is replaced by the progress indicator, so the focus moves to the log.
    log.current?.focus({ preventScroll: true });
    requestOlder();
  };
  const ownPhoto = useSelector(selectUser)?.profilePhoto ?? null;
  const line = { times: useChatTimes(known.messages), shopName };
  const lastOwn = messages.findLast(
    (entry) => entry.kind === 'message' && entry.message.side === 'user',
  )?.key;
  return (
    <Container>
      <LogBox
        ref={log}
        role="log"
        tabIndex={0}
        aria-label={t('Messages with {name}', { name: shopName })}
        onScroll={onScroll}
      >
        {known.hasOlder && (
          <OlderMessages isLoading={isLoadingOlder} hasFailed={hasFailed} onLoadOlder={pressOlder} />
        )}
        {entries.length === 0 && (
          <Typography sx={{ pt: 12, textAlign: 'center', color: 'text.secondary' }}>
            {t('Nothing has been said yet. Write the first message.')}
          </Typography>
        )}
        <div>
          <ol>
            {messages.map((entry) => (
              <LogLine key={entry.key} {...line} entry={entry} isLastOwn={entry.key === lastOwn} />
            ))}
          </ol>
          {/* A separate list, so that a new message is laid out without the hundreds above it. */}
          {outgoingLines.length > 0 && (
            <ol>
              {outgoingLines.map((entry) => (
                <LogLine key={entry.key} {...line} entry={entry} isLastOwn={false} ownPhoto={ownPhoto} />
              ))}
            </ol>
          )}
        </div>
      </LogBox>
      {unseen > 0 && (
        <Pill variant="extended" size="small" color="primary" onClick={showEnd}>
          <KeyboardArrowDown fontSize="small" />
          {t('New messages')} · {formats.number(unseen)}
        </Pill>
      )}
    </Container>
  );
}
