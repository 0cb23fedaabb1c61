import '../support/devTools';
import Pusher from 'pusher-js';
import { settingsApi } from '@/api';
import { LONGEST_MESSAGE } from '@/domain/chat';
import { RECONNECT_DELAY } from '@/domain/timing';
import { untilSubscribed } from '@/features/realtime';
import { requestDemo, demo } from '../support/demo';
import { collectReports } from '../support/externalServer';
import { devToolsOf, quiet } from '../support/rows';
import {
  callsOf,
  untilUnreadRefetched,
  expectMessage,
  field,
  firstConversation,
  lines,
  longestConversation,
  openConversation,
} from '../support/chatting';
import {
  untilResponses,
  logOut,
  leave,
  screen,
  SHOPPER,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

/** Advances the demo's clock, so that shops reply to messages. */
const shopReply = () => demo.clock(20 * 60_000);

it('shows the message of an event, even while the messages cannot be refetched', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  const { user, room } = shopper;
  await user.type(field(room), 'Are you there?{Enter}');
  await expectMessage(room, /Sent$/);
  // The refetch after the subscription must not meet the fault below.
  await untilSubscribed();
  await untilResponses(shopper);
  const [before, requested] = [lines(room).length, callsOf('/get-message')];
  await demo.fault({ path: '/api/get-message', status: 422, times: 1 });
  await shopReply();
  expect(await within(room).findByText('The latest messages could not be loaded.')).toBeVisible();
  // The log renders a moment later (`useDeferredValue`).
  await waitFor(() => expect(lines(room)).toHaveLength(before + 1));
  expect(callsOf('/get-message')).toBe(requested + 1);

  // The confirmed message replaces the pending one: nothing is shown twice.
  await user.click(within(room).getByRole('button', { name: 'Refresh' }));
  await expectMessage(room, /Seen$/);
  expect(lines(room)).toHaveLength(before + 1);
});

/** Hides or shows the browser tab. */
function show(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a hidden tab', () => {
  const icon = document.createElement('link');
  beforeEach(() => {
    icon.rel = 'icon';
    icon.href = '/icon.svg';
    document.head.append(icon);
  });
  afterEach(() => {
    show('visible');
    icon.remove();
  });

  it('shows the number of unread messages in title and icon until it is visible', async () => {
    const { shop } = await firstConversation();
    const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
    await user.type(field(room), 'Are you there?{Enter}');
    await expectMessage(room, /Sent$/);
    const menu = screen.getByRole('navigation', { name: 'My account' });
    await user.click(within(menu).getByRole('link', { name: 'My Profile' }));
    await screen.findByRole('form', { name: 'My Profile' });
    const entry = await within(menu).findByRole('link', { name: /^Message/ });
    const unread = Number(/\d+$/.exec(entry.textContent)?.[0] ?? 0);
    const title = document.title;
    show('hidden');
    expect(document.title).toBe(title);
    await shopReply();
    await waitFor(() => expect(document.title).toBe(`(${unread + 1}) ${title}`));
    expect(icon).toHaveAttribute('href', '/icon-unread.svg');
    show('visible');
    expect(document.title).toBe(title);
    expect(icon).toHaveAttribute('href', '/icon.svg');
  });
});

it('records no row while an open conversation with a draft is idle', async () => {
  const { shop: seller } = await firstConversation();
  const { shop, user, room, clock } = await openConversation(`/messages?shop=${seller.id}`);
  const tools = devToolsOf(shop);
  await clock.advance(RECONNECT_DELAY);
  await quiet(tools);
  const rows = tools.types().length;
  await user.type(field(room), 'Half a thought');
  await clock.advance(60_000);
  await quiet(tools);
  expect(tools.types().slice(rows)).toEqual([]);
});

it('sends and shows ten thousand characters, and refuses one more before sending', async () => {
  const { shop } = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
  const longest = 'ab '.repeat(LONGEST_MESSAGE).slice(0, LONGEST_MESSAGE - 1) + 'c';
  await user.click(field(room));
  await user.paste(`${longest}d`);
  expect(within(room).getByText('10,001 of 10,000 characters')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(field(room)).toHaveValue(`${longest}d`);
  expect(callsOf('/send-message')).toBe(0);
  await user.keyboard('{Backspace}{Enter}');
  await expectMessage(room, /Sent$/);
  expect(field(room)).toHaveValue('');
  expect(lines(room).at(-1)).toContain(longest);
});

it('shows messages that arrive between the first request and the subscription', async () => {
  const { shop: seller } = await firstConversation();
  await demo.settings({ pusher_app_key: null });
  const { shop, user } = await visitSignedIn(`/messages?shop=${seller.id}`);
  const room = await screen.findByRole('region', { name: seller.name });
  await user.type(field(room), 'Are you there?{Enter}');
  await expectMessage(room, /Sent$/);
  await shopReply();
  await demo.settings({ pusher_app_key: 'marsa-demo' });
  void shop.store.dispatch(settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true }));
  await expectMessage(room, /Seen$/);
});

it('loads older messages even when a page has an invalid one', async () => {
  const { shop } = await longestConversation();
  const token = await demo.logIn(SHOPPER);
  const page = await requestDemo<{ data: { type: string }[] }>(`/get-message?shop_id=${shop.id}`, token);
  const broken = page.data.map((chat, index) => (index === 7 ? { ...chat, type: 'robot' } : chat));
  const fault = { path: '/api/get-message', response: { data: { data: broken } } };
  await demo.fault(fault);
  const { user, room, clock } = await openConversation(`/messages?shop=${shop.id}`);
  expect(lines(room)).toHaveLength(19);
  await demo.clearFaults();
  await demo.fault({ ...fault, times: 1 });
  await user.click(within(room).getByRole('button', { name: 'Older messages' }));
  await clock.advance(500);
  await waitFor(() => expect(lines(room)).toHaveLength(39));
});

/** Simulates a socket message, as emitted by the library. */
const socketSends = (event: string, data: unknown) =>
  Pusher.instances.at(-1)?.connection.emit('message', { event, channel: 'private-chat_user_1', data });

it('shows only socket messages of the user, each once, in the order of their times', async () => {
  const { shop } = await firstConversation();
  const { room, shop: visited } = await openConversation(`/messages?shop=${shop.id}`);
  expect(visited.store.getState().session.user?.id).toBe(1);
  const { reports, stop } = collectReports();
  const before = lines(room).length;
  await demo.fault({ path: '/api/get-message', status: 422 });
  const receivedOf = (id: number, text: string, over = {}) => ({
    message: { id, type: 'shop', message: text, shop, user: { id: 1 }, ...over },
  });
  const at = (minutes: number) => ({ created_at: new Date(Date.now() + minutes * 60_000).toISOString() });
  for (const broken of [null, 'a secret', [], {}, { message: null }, { message: { shop } }])
    socketSends('send-message-to-user', broken);
  socketSends('send-message-to-user', receivedOf(9_000_001, 'For somebody else', { user: { id: 2 } }));
  for (const messages of [receivedOf(9_000_003, 'Second', at(2)), receivedOf(9_000_002, 'First', at(1))]) {
    socketSends('send-message-to-user', messages);
    socketSends('send-message-to-user', messages);
  }
  socketSends('send-message-to-user', receivedOf(9_000_004, 'By a clock that is late', at(0)));
  await within(room).findByText('By a clock that is late');
  await waitFor(() => expect(lines(room)).toHaveLength(before + 3));
  const [overdue, first, second] = lines(room).slice(-3);
  expect([overdue, first, second].map((line) => /late|First|Second/.exec(line ?? '')?.[0])).toEqual([
    'late',
    'First',
    'Second',
  ]);
  const unreadable = reports.filter((report) => report.startsWith('realtime '));
  expect(unreadable).toHaveLength(6);
  expect(unreadable.join()).not.toContain('a secret');
  stop();
});

it('ignores invalid events without an exception, and receives the next message', async () => {
  const { shop } = await firstConversation();
  const { room } = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: '/api/get-message', status: 422 });
  const channel = 'private-chat_user_1';
  for (const frame of [
    {},
    { event: 5 },
    { event: 'pusher_internal:subscription_count', channel },
    { event: 'pusher_internal:watchlist_events', channel },
    { event: 'send-message-to-user', channel: 'constructor', data: {} },
  ])
    Pusher.instances.at(-1)?.connection.emit('message', frame);
  socketSends('send-message-to-user', {
    message: { id: 9_000_001, type: 'shop', message: 'Still here', shop, user: { id: 1 } },
  });
  await expectMessage(room, 'Still here');
});

it('closes the socket when the session ends', async () => {
  const shopper = await visitSignedIn('/news');
  await waitFor(() => expect(Pusher.instances).toHaveLength(1));
  await logOut(shopper);
  await waitFor(() => expect(Pusher.instances).toEqual([]));
});

it('shows that the socket is offline, and refetches missed messages once when it reconnects', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await untilUnreadRefetched(shopper);
  const { room } = shopper;
  const note = () => within(room).queryByText('New messages do not arrive by themselves right now.');
  const calls = () => ['/get-message', '/get-shops', '/unread-messages'].map(callsOf);
  const requested = calls();
  Pusher.instances.at(-1)?.connection.emit('unavailable');
  await waitFor(() => expect(note()).toBeVisible());
  Pusher.instances.at(-1)?.channel('private-chat_user_1')?.emit('pusher:subscription_succeeded');
  await waitFor(() => expect(note()).not.toBeInTheDocument());
  const once = requested.map((count) => count + 1);
  await waitFor(() => expect(calls()).toEqual(once));
  // No message follows the request.
  await quiet(devToolsOf(shopper.shop));
  expect(calls()).toEqual(once);
});
