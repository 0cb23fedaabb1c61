import PusherServer from 'pusher';
import { realtimeConfig } from '../../demo/realtime/config';
import { clientOf, signIn } from './support/client';
import { openChannel, PUSHER_SECRET, startInstances } from './support/instances';
import type { Child } from './support/shop';

let instances: Awaited<ReturnType<typeof startInstances>>;
let hub: Child;
let shop: Child;

beforeAll(async () => {
  instances = await startInstances(1);
  hub = instances.hub;
  [shop] = instances.shops as [Child];
});

afterAll(() => instances.stop());

it('sends an event of one instance to pages connected to another', async () => {
  const client = await signIn(shop);
  const userId = (await client.get('/profile')).body.data.user.id;
  const { data } = (await client.get('/master')).body;
  expect(`${data.pusher_scheme}://${data.pusher_host}:${data.pusher_port}`).toBe(hub.origin);
  const { channel, close } = await openChannel(client);
  const arrived = new Promise((resolve) => channel.bind('send-message-to-user', resolve));
  await client.post('/send-message', { shop_id: 2, message: 'Hello', type: 'user' });
  await clientOf(shop).post('/qa/clock', { offsetMs: 20 * 60_000 });
  expect(await arrived).toMatchObject({ message: { type: 'shop', shop: { id: 2 }, user: { id: userId } } });
  close();
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
  expect(await publish(hostname, port, PUSHER_SECRET)).toBe(200);
  expect(await publish(hostname, port, 'another')).toBe(401);
  expect(await publish(hostname, new URL(shop.origin).port, PUSHER_SECRET)).toBe(404);
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
