import type { ReactNode } from 'react';
import { memo } from 'react';
import { hasStackedMarks } from '@/domain/chat';
import { PhotoThumbnails } from '@/features/reviews';
import { useT } from '@/shared/texts';
import { UnsentNote } from '../sending/UnsentNote';
import { UploadShare } from '../sending/UploadShare';
import { LinkedText } from './LinkedText';
import { OutgoingPhotos } from './OutgoingPhotos';
import type { LogEntry } from './logEntries';
import { isSameEntry } from './logEntries';
import { OwnPhoto } from './OwnPhoto';
import { ShownProduct } from './ShownProduct';
import type { useChatTimes } from './useChatTimes';

interface LogLineProps {
  entry: LogEntry;
  times: ReturnType<typeof useChatTimes>;
  shopName: string;
  /** The last message of the user: shows whether it was sent or seen. */
  isLastOwn: boolean;
  /** The user's current picture, for a message that the server has not returned yet. */
  ownPhoto?: string | null;
}

const isSameLine = (one: LogLineProps, other: LogLineProps) =>
  one.times === other.times &&
  one.isLastOwn === other.isLastOwn &&
  one.shopName === other.shopName &&
  one.ownPhoto === other.ownPhoto &&
  isSameEntry(one.entry, other.entry);

/** One message, with a day heading where a day begins. Memoized, because a conversation may be long. */
export const LogLine = memo(function LogLine(props: LogLineProps) {
  const { entry, times, ownPhoto = null } = props;
  return (
    <li
      data-key={entry.key}
      data-side={entry.kind === 'message' ? entry.message.side : 'user'}
      {...(entry.kind === 'outgoing' && { 'data-state': entry.outgoing.state })}
    >
      {entry.beginsDay && entry.at !== null && <h3>{times.day(entry.at)}</h3>}
      {entry.kind === 'message' ? (
        <MessageLine {...props} entry={entry} />
      ) : (
        <OutgoingLine entry={entry} times={times} ownPhoto={ownPhoto} />
      )}
    </li>
  );
}, isSameLine);

interface BubbleProps {
  isOwn: boolean;
  text: string | null;
  photos: ReactNode;
  children: ReactNode;
}

function Bubble({ isOwn, text, photos, children }: BubbleProps) {
  const t = useT();
  return (
    <div className={hasStackedMarks(text ?? '') ? 'bubble stacked' : 'bubble'}>
      {isOwn && <span className="who">{t('You')}: </span>}
      {photos}
      {text !== null && <LinkedText text={text} />}
      <small>{children}</small>
    </div>
  );
}

type EntryOf<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;

function MessageLine({ entry, times, shopName, isLastOwn }: LogLineProps & { entry: EntryOf<'message'> }) {
  const t = useT();
  const { text, photos = [], product, side, at, isSeen, userPhoto } = entry.message;
  const isOwn = side === 'user';
  const hasBubble = text !== null || photos.length > 0;
  const time = at === null ? null : <bdi>{times.time(at)}</bdi>;
  return (
    <>
      {product && <ShownProduct product={product} />}
      {hasBubble && (
        <Bubble
          isOwn={isOwn}
          text={text}
          photos={
            photos.length > 0 && (
              <PhotoThumbnails className="photos" author={isOwn ? null : shopName} photos={photos} />
            )
          }
        >
          {time}
          {isLastOwn && ` · ${isSeen ? t('Seen') : t('Sent')}`}
        </Bubble>
      )}
      {hasBubble && <OwnPhoto src={userPhoto} />}
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
      <Bubble isOwn text={outgoing.text || null} photos={<OutgoingPhotos outgoing={outgoing} />}>
        <bdi>{times.time(entry.at)}</bdi>
        {` · ${outgoing.state === 'waiting' ? t('Sending…') : t('Not sent')}`}
        {outgoing.state === 'waiting' && outgoing.photos && <UploadShare messageKey={outgoing.key} />}
      </Bubble>
      <OwnPhoto src={ownPhoto} />
      {outgoing.state === 'failed' && <UnsentNote outgoing={outgoing} />}
    </>
  );
}
