import Pusher from 'pusher-js';
import { demo } from '../support/demo';
import {
  untilUnreadRefetched,
  firstConversation,
  lines,
  openConversation,
  conversations,
} from '../support/chatting';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

/** Hides or shows the browser tab. */
function show(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(async () => {
  show('visible');
  await leave();
});

/** Simulates a shop's message, as emitted by the library. */
const shopSends = (id: number, shop: object) =>
  Pusher.instances.at(-1)?.connection.emit('message', {
    event: 'send-message-to-user',
    channel: 'private-chat_user_1',
    data: { message: { id, type: 'shop', message: `Word ${id}`, shop, user: { id: 1 } } },
  });

it('announces each message of the open conversation once while the tab is hidden', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await untilUnreadRefetched(shopper);
  const title = document.title;
  const before = lines(shopper.room).length;
  show('hidden');
  for (const id of [9_000_001, 9_000_002, 9_000_002, 9_000_003]) shopSends(id, shop);
  await waitFor(() => expect(lines(shopper.room)).toHaveLength(before + 3));
  expect(document.title).toBe(`(3) ${title}`);
  show('visible');
  expect(document.title).toBe(title);
  show('hidden');
  shopSends(9_000_004, shop);
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
});

it('shows at least the sum of the rows in the badge on /messages', async () => {
  const { shop } = await firstConversation();
  const shopper = await visitSignedIn('/messages');
  const menu = screen.getByRole('navigation', { name: 'My account' });
  await within(menu).findByRole('link', { name: /^Message.*Unread: 2$/ });
  await untilUnreadRefetched(shopper);
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const rows = await conversations();
  const data = rows.map((row) => ({
    ...row,
    unread_message_user: row.unread_message_user + (row.shop.id === shop.id ? 1 : 0),
  }));
  await demo.fault({ path: '/api/get-shops', response: { data: { total: data.length, data } } });
  shopSends(9_000_001, shop);
  await within(list).findByRole('link', { name: /Unread: 2$/ });
  await within(menu).findByRole('link', { name: /^Message.*Unread: 3$/ });
});
