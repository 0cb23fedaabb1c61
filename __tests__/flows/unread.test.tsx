import Pusher from 'pusher-js';
import { settingsApi } from '@/api';
import { RECONNECT_DELAY } from '@/domain/timing';
import { demo } from '../support/demo';
import { callsOf, firstConversation } from '../support/chatting';
import { holdResponses } from '../support/heldResponses';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const counts = () => callsOf('/unread-messages');
const responded = () =>
  globalThis.shopReplies.filter((call) => call.startsWith('/api/unread-messages')).length;
const entry = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'My account' })).findByRole('link', { name });

it('counts messages that arrive between the first count and the subscription', async () => {
  await demo.settings({ pusher_app_key: null });
  const { shop, clock } = await visitSignedIn('/profile');
  await entry(/^Message.*Unread: 2$/);
  await demo.settings({ pusher_app_key: 'marsa-demo' });
  await demo.fault({ path: '/api/unread-messages', response: { data: { unread_messages: 3 } } });
  void shop.store.dispatch(settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(Pusher.instances.at(-1)?.channel('private-chat_user_1')?.subscribed).toBe(true));
  expect(counts()).toBe(1);
  await clock.advance(RECONNECT_DELAY);
  await entry(/^Message.*Unread: 3$/);
  expect(counts()).toBe(2);
});

it('counts an invalid event as unread, and refetches', async () => {
  const { clock } = await visitSignedIn('/profile');
  await waitFor(() => expect(Pusher.instances.at(-1)?.channel('private-chat_user_1')?.subscribed).toBe(true));
  await clock.advance(RECONNECT_DELAY);
  await waitFor(() => expect(responded()).toBe(2));
  await demo.fault({ path: '/api/unread-messages', response: { data: { unread_messages: 3 } } });
  Pusher.instances.at(-1)?.connection.emit('message', {
    event: 'send-message-to-user',
    channel: 'private-chat_user_1',
    data: { message: { id: 9_000_001, type: 'shop', message: 'Hi', shop: null } },
  });
  await entry(/^Message.*Unread: 3$/);
});

it('requests the count twice at most after twenty messages at once', async () => {
  const conversation = await firstConversation();
  const { clock } = await visitSignedIn('/profile');
  await waitFor(() => expect(Pusher.instances.at(-1)?.channel('private-chat_user_1')?.subscribed).toBe(true));
  await clock.advance(RECONNECT_DELAY);
  await waitFor(() => expect(responded()).toBe(2));
  const before = counts();
  await demo.fault({
    path: '/api/unread-messages',
    response: { data: { unread_messages: 2 } },
    times: 1,
  });
  await demo.fault({ path: '/api/unread-messages', response: { data: { unread_messages: 22 } } });
  const release = holdResponses('/api/unread-messages', 1);
  for (let id = 9_000_001; id <= 9_000_020; id += 1)
    Pusher.instances.at(-1)?.connection.emit('message', {
      event: 'send-message-to-user',
      channel: 'private-chat_user_1',
      data: { message: { id, type: 'shop', message: 'Hi', shop: conversation.shop, user: { id: 1 } } },
    });
  await waitFor(() => expect(release.handled()).toBe(1));
  release();
  await entry(/^Message.*Unread: 22$/);
  expect(counts() - before).toBe(2);
});

it('counts unread messages at the account button and in its menu', async () => {
  const { user } = await visitSignedIn('/news');
  const button = await screen.findByRole('button', { name: /^My account \S/ });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Unread: 2'));
  await user.click(button);
  const dashboard = await screen.findByRole('menuitem', { name: 'Dashboard' });
  expect(dashboard).toHaveAccessibleDescription('Unread: 2');
  expect(dashboard).toHaveTextContent('Dashboard2');
});
