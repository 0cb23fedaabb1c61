import * as v from 'valibot';
import { incomingMessageWire, incomingTicketWire } from '@/api';
import { messagesOfChatWire, unreadMessagesWire } from '@/api/wire/chat.wire';
import type { ChatLog, ChatMessage, Outgoing } from '@/domain/chat';
import {
  arrivedOf,
  begunWith,
  hasArrived,
  hasStackedMarks,
  hasContent,
  withIncoming,
  withNewest,
  withOlder,
  withSent,
} from '@/domain/chat';
import { linkSegments } from '@/features/chat/messages/linkSegments';
import { outgoingEntries, messageEntries, unseenAfter } from '@/features/chat/messages/logEntries';
import { realtimeEndpoint } from '@/features/realtime/realtimeEndpoint';

const messageOf = (id: number, text = `m${id}`, at: number | null = id * 1000): ChatMessage => ({
  id,
  side: id % 2 ? 'shop' : 'user',
  text,
  product: null,
  at,
  isSeen: false,
  userPhoto: null,
});
const log = (ids: readonly number[], hasOlder = true): ChatLog => ({
  messages: ids.map((id) => messageOf(id)),
  hasOlder,
  shop: null,
});
const ids = ({ messages }: ChatLog) => messages.map(({ id }) => id);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the merged messages of a conversation', () => {
  it('grows by reloads and older pages, each message once and in order', () => {
    const merged = withOlder(log(upTo(21, 40)), log(upTo(5, 24), false));
    expect(ids(merged)).toEqual(upTo(5, 40));
    expect(merged.hasOlder).toBe(false);
    const reloaded = withNewest(merged, log(upTo(23, 42)));
    expect(ids(reloaded)).toEqual(upTo(5, 42));
    expect(reloaded.hasOlder).toBe(false);
    expect(ids(withSent(reloaded, messageOf(44)))).toEqual([...upTo(5, 42), 44]);
  });

  it('restarts when more than a page was missed, to avoid an invisible gap', () => {
    expect(ids(withNewest(log(upTo(1, 20)), log(upTo(101, 120))))).toEqual(upTo(101, 120));
  });

  it('keeps socket messages until the server returns them, without hiding a gap', () => {
    const incoming = withIncoming(log(upTo(1, 20)), messageOf(45));
    expect(ids(incoming)).toEqual([...upTo(1, 20), 45]);
    // A response to an earlier request does not remove the message; the next response confirms it.
    expect(ids(withNewest(incoming, log(upTo(2, 21))))).toEqual([...upTo(1, 21), 45]);
    expect(ids(withNewest(incoming, log(upTo(26, 45))))).toEqual(upTo(26, 45));
    const recorded = withNewest(withIncoming(log(upTo(1, 20)), messageOf(21)), log(upTo(2, 21)));
    expect(recorded).toEqual(log(upTo(1, 21)));
  });

  it('begins with the message just sent, which an earlier response does not remove', () => {
    const begun = withSent(begunWith(messageOf(42)), messageOf(44));
    const merged = withNewest(begun, log(upTo(21, 40)));
    expect(ids(merged)).toEqual([...upTo(21, 40), 42, 44]);
    expect(merged).not.toHaveProperty('isPartial');
    expect(merged.hasOlder).toBe(true);
  });

  it('sorts by the server’s time, and by id when a time is missing', () => {
    const mixed = { ...log([]), messages: [messageOf(9, 'first', 10), messageOf(3, 'second', 20)] };
    expect(ids(withSent(mixed, messageOf(4, 'third', 30)))).toEqual([9, 3, 4]);
    expect(ids(withSent({ ...log([2]) }, messageOf(1, 'x', null)))).toEqual([1, 2]);
  });

  it('finds a message whose response was lost, and not an earlier one of the same text', () => {
    const outgoing: Outgoing = { key: 'k', shopId: 1, text: ' m4 ', at: 0, state: 'waiting', afterId: 3 };
    expect(hasArrived(outgoing, log([2, 4]))).toBe(true);
    expect(hasArrived({ ...outgoing, afterId: 4 }, log([2, 4]))).toBe(false);
    expect(hasArrived({ ...outgoing, afterId: null, at: 100_000 }, log([4]))).toBe(false);
    expect(hasArrived({ ...outgoing, afterId: null, at: 20_000 }, log([4]))).toBe(true);
  });

  it('finds as many repeated messages as have arrived, and none that was never sent', () => {
    const out: Outgoing = { key: 'k', shopId: 1, text: 'm4', at: 0, state: 'failed', afterId: 3 };
    const again = { ...out, key: 'again' };
    const { afterId: _, ...saved } = out;
    expect(arrivedOf([out, again], log([2, 4]))).toEqual([out]);
    expect(arrivedOf([saved], log([2, 4]))).toEqual([]);
  });

  it('knows an arrived message by the number of its photos, too', () => {
    const photo = { url: '/a.webp', thumbnail: '/a.webp' };
    const sent = { ...messageOf(4), text: null, photos: [photo, photo] };
    const arrived = { ...log([1, 2]), messages: [sent] };
    const file = { secretRef: '#1', name: 'a.png', size: 9, kind: 'png' as const };
    const outgoing = (more: Partial<Outgoing>): Outgoing => ({
      ...{ key: 'a', shopId: 1, text: '', at: 0, state: 'failed', afterId: 2 },
      ...more,
    });
    expect(hasArrived(outgoing({ photos: [file, file] }), arrived)).toBe(true);
    expect(hasArrived(outgoing({ lostPhotos: 2 }), arrived)).toBe(true);
    expect(hasArrived(outgoing({ photos: [file] }), arrived)).toBe(false);
    expect(hasArrived(outgoing({ text: 'm', photos: [file, file] }), arrived)).toBe(false);
  });

  it('marks the first message of each day, and counts the new ones below', () => {
    const day = 24 * 60 * 60_000;
    const entries = messageEntries([
      messageOf(1, 'a', day),
      messageOf(3, 'b', day + 1000),
      messageOf(5, 'c', 3 * day),
    ]);
    expect(entries.map(({ beginsDay }) => beginsDay)).toEqual([true, false, true]);
    const written = { key: 'k', shopId: 1, text: 'd', state: 'waiting' } as const;
    const begins = (at: number) => outgoingEntries([{ ...written, at }], entries)[0]?.beginsDay;
    expect([begins(3 * day + 1000), begins(4 * day)]).toEqual([false, true]);
    expect([unseenAfter(entries, 'm1'), unseenAfter(entries, 'm5'), unseenAfter(entries, null)]).toEqual([
      2, 0, 0,
    ]);
  });
});

it('treats marks without a shape as blank, but not emoji and Arabic', () => {
  for (const nothing of ['', ' \n\t', '\u200b\u200d\u2066\u202e\ufeff'])
    expect(hasContent(nothing)).toBe(false);
  for (const something of ['👩‍👩‍👧', 'مرحبا', '.']) expect(hasContent(something)).toBe(true);
});

it('limits stacked marks, but not the words of any script', () => {
  expect(hasStackedMarks('Z\u0351\u036b\u0343ebra')).toBe(true);
  for (const word of ['Tiếng Việt', 'مُحَمَّدٌ', 'ที่นี่', 'हिन्दी', 'שָׁלוֹם']) expect(hasStackedMarks(word)).toBe(false);
});

it('turns only web addresses into links, without the surrounding sentence', () => {
  const hrefs = (text: string) => linkSegments(text).flatMap(({ href }) => href ?? []);
  expect(hrefs('See (https://a.example/b?c=1), www.d.example! and https://e.example/f_(g).')).toEqual([
    'https://a.example/b?c=1',
    'https://www.d.example',
    'https://e.example/f_(g)',
  ]);
  expect(hrefs('javascript:alert(1) data:text/html,x a.example <b> https:// www.')).toEqual([]);
  expect(hrefs('https://a.example\u202egnp.exe')).toEqual(['https://a.example']);
  const many = 'https://a.example '.repeat(50);
  expect(hrefs(many)).toHaveLength(50);
  expect(
    linkSegments(many)
      .map(({ text }) => text)
      .join(''),
  ).toBe(many);
  const long = 'x'.repeat(10_000);
  expect(linkSegments(long)).toEqual([{ text: long, href: null }]);
});

describe('messages of the server and the socket', () => {
  const chat = { id: '7', type: 'shop', message: 'Hi', is_seen: 1, created_at: '2026-01-01T00:00:00Z' };
  it('drops invalid messages, and keeps the others', () => {
    const read = v.parse(messagesOfChatWire, {
      data: {
        data: [chat, { ...chat, id: 8, message: null }, { ...chat, type: 'robot' }, null, { ...chat, id: 5 }],
      },
    });
    expect(ids(read)).toEqual([5, 7]);
    expect(read.messages[0]?.at).toBe(Date.UTC(2026, 0, 1));
    expect(v.parse(messagesOfChatWire, {})).toEqual({ messages: [], hasOlder: false, shop: null });
  });
  it('reads the photos of a message, which may have no text, without hostile ones', () => {
    const photoOf = (url: string) => ({ url, thumbnail: 'javascript:alert(1)' });
    const hostile = [null, 7, 'javascript:x', [{}], [photoOf('javascript:alert(1)')], { url: '/a.webp' }];
    const data = [
      { ...chat, id: 9, message: null, photos: Array.from({ length: 1000 }, () => photoOf('/a.webp')) },
      { ...chat, id: 8, message: '', photos: [photoOf('javascript:alert(1)'), photoOf('/b.webp')] },
      ...hostile.map((photos, index) => ({ ...chat, id: 7 - index, photos })),
      { ...chat, id: 1, message: null, photos: [photoOf('javascript:alert(1)')] },
    ];
    const { messages, mostPhotos } = v.parse(messagesOfChatWire, { data: { data, message_photos: '4' } });
    expect(mostPhotos).toBe(4);
    expect(messages.map(({ photos }) => photos?.length)).toEqual([...Array<undefined>(6), 1, 20]);
    expect(messages.at(-2)).toMatchObject({
      text: null,
      photos: [{ url: '/b.webp', thumbnail: '/b.webp' }],
    });
    for (const many of [-1, 'x', null, {}])
      expect(v.parse(messagesOfChatWire, { data: { message_photos: many } }).mostPhotos).toBeUndefined();
  });
  it('is no event without a shop', () => {
    for (const broken of [
      null,
      'x',
      {},
      { message: null },
      { message: chat },
      { message: { shop: { id: 1 } } },
    ])
      expect(v.safeParse(incomingMessageWire, broken).success).toBe(false);
    const incoming = { message: { ...chat, shop: { id: 2, name: 'Volt' }, user: { id: '3' } } };
    expect(v.parse(incomingMessageWire, incoming)).toMatchObject({ shopId: 2, userId: 3 });
    expect(v.safeParse(incomingTicketWire, { ticket_number: null }).success).toBe(false);
    expect(v.parse(incomingTicketWire, { ticket_number: 12 })).toBe('12');
  });
  it('counts unread messages at either depth', () => {
    expect(v.parse(unreadMessagesWire, { data: { unread_messages: '3' } })).toBe(3);
    expect(v.parse(unreadMessagesWire, { data: { data: { unread_messages: 4 } } })).toBe(4);
    expect(v.parse(unreadMessagesWire, {})).toBe(0);
  });
});

it('uses the encrypted socket of the cluster, unless the settings name a server; plain only if they say so', () => {
  const none = {
    pusherAppKey: 'k',
    pusherAppCluster: null,
    pusherHost: null,
    pusherPort: null,
    pusherScheme: null,
    pusherAuth: false,
  };
  expect(realtimeEndpoint(none)).toBeNull();
  expect(realtimeEndpoint({ ...none, pusherAppKey: null, pusherHost: 'h' })).toBeNull();
  expect(realtimeEndpoint({ ...none, pusherAppCluster: 'eu' })?.options).toMatchObject({
    cluster: 'eu',
    forceTLS: true,
  });
  const own = { ...none, pusherHost: 'h', pusherPort: 81 };
  expect(realtimeEndpoint(own)?.options).toMatchObject({
    wssPort: 81,
    forceTLS: true,
    enabledTransports: ['wss'],
  });
  const plain = realtimeEndpoint({ ...own, pusherScheme: 'http' });
  expect(plain?.options).toMatchObject({ wsHost: 'h', forceTLS: false, enabledTransports: ['ws'] });
});
