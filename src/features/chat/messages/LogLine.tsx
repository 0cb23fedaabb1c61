import type { ReactNode } from 'react';
import { memo } from 'react';
import { hasStackedMarks } from '@/domain/chat';
import { useT } from '@/shared/texts';
import { UnsentNote } from '../sending/UnsentNote';
import { LinkedText } from './LinkedText';
import type { LogEntry } from './logEntries';
import { isSameEntry } from './logEntries';
import { OwnPhoto } from './OwnPhoto';
import { ShownProduct } from './ShownProduct';
import type { useChatTimes } from './useChatTimes';

interface LogLineProps {
  entry: LogEntry;
  times: ReturnType<typeof useChatTimes>;
  /** The last message of the user: shows whether it was sent or seen. */
  isLastOwn: boolean;
  /** The user's current picture, for a message that the server has not returned yet. */
  ownPhoto?: string | null;
}

const isSameLine = (one: LogLineProps, other: LogLineProps) =>
  one.times === other.times &&
  one.isLastOwn === other.isLastOwn &&
  one.ownPhoto === other.ownPhoto &&
  isSameEntry(one.entry, other.entry);

/** One message, with a day heading where a day begins. Memoized, because a conversation may be long. */
export const LogLine = memo(function LogLine({ entry, times, isLastOwn, ownPhoto = null }: LogLineProps) {
  return (
    <li
      data-key={entry.key}
      data-side={entry.kind === 'message' ? entry.message.side : 'user'}
      {...(entry.kind === 'outgoing' && { 'data-state': entry.outgoing.state })}
    >
      {entry.beginsDay && entry.at !== null && <h3>{times.day(entry.at)}</h3>}
      {entry.kind === 'message' ? (
        <MessageLine entry={entry} times={times} isLastOwn={isLastOwn} />
      ) : (
        <OutgoingLine entry={entry} times={times} ownPhoto={ownPhoto} />
      )}
    </li>
  );
}, isSameLine);

function Bubble({ isOwn, text, children }: { isOwn: boolean; text: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={hasStackedMarks(text) ? 'bubble stacked' : 'bubble'}>
      {isOwn && <span className="who">{t('You')}: </span>}
      <LinkedText text={text} />
      <small>{children}</small>
    </div>
  );
}

type EntryOf<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;

function MessageLine({ entry, times, isLastOwn }: LogLineProps & { entry: EntryOf<'message'> }) {
  const t = useT();
  const { text, product, side, at, isSeen, userPhoto } = entry.message;
  const time = at === null ? null : <bdi>{times.time(at)}</bdi>;
  return (
    <>
      {product && <ShownProduct product={product} />}
      {text !== null && (
        <Bubble isOwn={side === 'user'} text={text}>
          {time}
          {isLastOwn && ` · ${isSeen ? t('Seen') : t('Sent')}`}
        </Bubble>
      )}
      {text !== null && <OwnPhoto src={userPhoto} />}
    </>
  );
}

interface OutgoingLineProps {
  entry: EntryOf<'outgoing'>;
  times: LogLineProps['times'];
  ownPhoto: string | null;
}

function OutgoingLine({ entry, times, ownPhoto }: OutgoingLineProps) {
  const t = useT();
  const { outgoing } = entry;
  return (
    <>
      <Bubble isOwn text={outgoing.text}>
        <bdi>{times.time(entry.at)}</bdi>
        {` · ${outgoing.state === 'waiting' ? t('Sending…') : t('Not sent')}`}
      </Bubble>
      <OwnPhoto src={ownPhoto} />
      {outgoing.state === 'failed' && <UnsentNote outgoing={outgoing} />}
    </>
  );
}
