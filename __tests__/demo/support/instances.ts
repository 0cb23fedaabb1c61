import Pusher, { type Channel } from 'pusher-js';
import type { Client } from './client';
import { startDemoWith, startEmbeddedWith, stopDemo, temporaryFolder, type Child } from './shop';

export const PUSHER_SECRET = 'a secret of the test';

interface Instances {
  /** The Pusher server of the shops: another demo, of which nothing else is used. */
  hub: Child;
  /** Demos that publish to the hub. They share the test's PostgreSQL database if there is one. */
  shops: readonly Child[];
  stop: () => Promise<void>;
}

/** Starts a Pusher server and then so many shops, one after the other. */
export async function startInstances(count: number): Promise<Instances> {
  const folders: ReturnType<typeof temporaryFolder>[] = [];
  const children: Child[] = [];
  const newFolder = () => {
    const folder = temporaryFolder();
    folders.push(folder);
    return ['--qa', '--folder', folder.path];
  };
  const hub = await startEmbeddedWith({ PUSHER_SECRET }, ...newFolder());
  children.push(hub);
  const { hostname, port } = new URL(hub.origin);
  const server = { PUSHER_HOST: hostname, PUSHER_PORT: port, PUSHER_SCHEME: 'http' };
  const app = { PUSHER_APP_ID: 'marsa', PUSHER_KEY: 'marsa-demo', PUSHER_SECRET };
  for (let started = 0; started < count; started += 1)
    children.push(await startDemoWith({ ...server, ...app }, ...newFolder()));
  return {
    hub,
    shops: children.slice(1),
    async stop() {
      await Promise.all(children.map(stopDemo));
      for (const folder of folders) folder.remove();
    },
  };
}

/** Subscribes to a shopper's private channel, at the Pusher server that the shop's settings point to. */
export async function openChannel(client: Client): Promise<{ channel: Channel; close: () => void }> {
  const userId = (await client.get('/profile')).body.data.user.id;
  const { data } = (await client.get('/master')).body;
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
  return { channel, close: () => pusher.disconnect() };
}
