import Pusher from 'pusher-js';
import PusherServer from 'pusher';
import { realtimeConfig } from '../../demo/realtime/config';
import { clientOf, signIn } from './support/client';
import type { Child } from './support/shop';
import { startDemoWith, stopDemo, temporaryFolder } from './support/shop';

const secret = 'a secret of the test';
const children: Child[] = [];
const folders = [temporaryFolder(), temporaryFolder()];
let hub: Child;
let shop: Child;

beforeAll(async () => {
  const start = async (env: NodeJS.ProcessEnv) => {
    const child = await startDemoWith(env, '--qa', '--folder', folders[children.length]?.path ?? '');
    children.push(child);
    return child;
  };
  hub = await start({ PUSHER_SECRET: secret });
  const { hostname, port } = new URL(hub.origin);
  shop = await start({
    PUSHER_SECRET: secret,
    PUSHER_APP_ID: 'marsa',
    PUSHER_KEY: 'marsa-demo',
    PUSHER_HOST: hostname,
    PUSHER_PORT: port,
    PUSHER_SCHEME: 'http',
  });
}, 60_000);

afterAll(async () => {
  await Promise.all(children.map(stopDemo));
  for (const folder of folders) folder.remove();
});

it('sends an event of one instance to pages connected to another', async () => {
  const client = await signIn(shop);
  const userId = (await client.get('/profile')).body.data.user.id;
  const { data } = (await client.get('/master')).body;
  expect(`${data.pusher_scheme}://${data.pusher_host}:${data.pusher_port}`).toBe(hub.origin);
  const pusher = new Pusher(data.pusher_app_key, {
    cluster: '',
    wsHost: data.pusher_host,
    wsPort: data.pusher_port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) =>
        void client
          .post('/broadcasting/auth', { socket_id: socketId, channel_name: channelName })
          .then(({ body }) => callback(null, body as unknown as { auth: string })),
    },
  });
  const channel = pusher.subscribe(`private-chat_user_${userId}`);
  await new Promise<void>((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
  const arrived = new Promise((resolve) => channel.bind('send-message-to-user', resolve));
  await client.post('/send-message', { shop_id: 2, message: 'Hello', type: 'user' });
  await clientOf(shop).post('/qa/clock', { offsetMs: 20 * 60_000 });
  expect(await arrived).toMatchObject({ message: { type: 'shop', shop: { id: 2 }, user: { id: userId } } });
  pusher.disconnect();
});

it('accepts events with a valid signature only, and none without a configured secret', async () => {
  const { hostname, port } = new URL(hub.origin);
  const publish = (host: string, to: string, word: string) =>
    new PusherServer({ appId: 'marsa', key: 'marsa-demo', secret: word, host, port: to, useTLS: false })
      .trigger('chat_user_1', 'send-message-to-user', { message: null })
      .then(
        ({ status }) => status,
        ({ status }: { status: number }) => status,
      );
  expect(await publish(hostname, port, secret)).toBe(200);
  expect(await publish(hostname, port, 'another')).toBe(401);
  expect(await publish(hostname, new URL(shop.origin).port, secret)).toBe(404);
  const unsigned = await fetch(`${hub.origin}/apps/marsa/events`, { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
});

it('names missing options', () => {
  expect(realtimeConfig({})).toEqual({ outside: undefined, secret: undefined, origins: [] });
  expect(() => realtimeConfig({ PUSHER_HOST: 'sockets.example.com' })).toThrow(/needs PUSHER_APP_ID/);
  expect(realtimeConfig({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' }).origins).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
  expect(() => realtimeConfig({ ALLOWED_ORIGINS: 'a.example' })).toThrow(/ALLOWED_ORIGINS takes origins/);
  const keys = { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_SECRET: 's' };
  expect(realtimeConfig({ ...keys, PUSHER_CLUSTER: 'eu' }).outside).toMatchObject({
    cluster: 'eu',
    scheme: 'https',
    host: undefined,
  });
});
