import Pusher from 'pusher-js';
import { REALTIME_RETRY } from '@/domain/timing';
import { demo } from '../support/demo';
import { callsOf, firstConversation, openConversation } from '../support/chatting';
import { leave, screen, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

const NOTE = 'New messages do not arrive by themselves right now.';
const channels = () => (Pusher.instances.at(-1)?.allChannels() ?? []).map(({ name }) => name);
const signatures = () => callsOf('/broadcasting/auth');

async function openMessages() {
  const { shop } = await firstConversation();
  const visit = await visitSignedIn(`/messages?shop=${shop.id}`);
  await screen.findByRole('log');
  return visit;
}

it('uses a private channel, signed once, when the settings offer signatures', async () => {
  const { shop } = await firstConversation();
  await openConversation(`/messages?shop=${shop.id}`);
  expect(channels()).toContain('private-chat_user_1');
  expect(channels()).not.toContain('chat_user_1');
  expect(signatures()).toBe(1);
});

it('uses the public channel without a signature otherwise', async () => {
  await demo.settings({ pusher_auth: false });
  const { shop } = await firstConversation();
  await openConversation(`/messages?shop=${shop.id}`);
  expect(channels()).toContain('chat_user_1');
  expect(signatures()).toBe(0);
});

it('reads a signature below "data"', async () => {
  await demo.fault({ path: '/api/broadcasting/auth', response: { data: { auth: 'marsa-demo:x' } } });
  await openMessages();
  // The token is invalid, so that the server refuses it.
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(signatures()).toBe(1);
});

it('shows a refused signature, and does not request it again', async () => {
  await demo.fault({ path: '/api/broadcasting/auth', status: 403 });
  const { clock } = await openMessages();
  expect(await screen.findByText(NOTE)).toBeVisible();
  await clock.advance(2 * REALTIME_RETRY);
  expect(Pusher.instances.at(-1)?.connection.state).toBe('connected');
  expect(signatures()).toBe(1);
});

it('requests a signature again a minute after a failure, and subscribes then', async () => {
  await demo.fault({ path: '/api/broadcasting/auth', status: 422, times: 1 });
  const { clock } = await openMessages();
  expect(await screen.findByText(NOTE)).toBeVisible();
  const connection = Pusher.instances.at(-1)?.connection;
  await clock.advance(1000);
  await waitFor(() => expect(connection?.state).toBe('disconnected'));
  await clock.advance(REALTIME_RETRY);
  await waitFor(() => expect(Pusher.instances.at(-1)?.channel('private-chat_user_1')?.subscribed).toBe(true));
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  expect(signatures()).toBe(2);
});

it('ends the session on a 401', async () => {
  await demo.fault({ path: '/api/broadcasting/auth', status: 401 });
  await visitSignedIn('/news');
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  await waitFor(() => expect(Pusher.instances).toEqual([]));
});
