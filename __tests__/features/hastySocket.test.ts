import Pusher from 'pusher-js';
import type { END, EventChannel } from 'redux-saga';
import { REALTIME_RETRY } from '@/domain/timing';
import { setRandom } from '@/shared/adapters';
import { openLocalRealtime, openSocketServer, WELCOME } from '../support/socketServer';
import { installTestClock } from '../support/testClock';

/** A server that closes every connection with a Pusher close code, at once or after the subscription. */
async function serverThatCloses(code: number, isWelcoming: boolean) {
  const { server, port } = await openSocketServer();
  const connections = { count: 0, next: () => Promise.resolve() };
  server.on('connection', (socket) => {
    connections.count += 1;
    if (!isWelcoming) return socket.close(code);
    socket.send(WELCOME);
    socket.once('message', () => socket.close(code));
  });
  connections.next = () => new Promise<void>((resolve) => server.once('connection', () => resolve()));
  return { connections, port, end: () => server.close() };
}

const nextMessage = <T extends object>(channel: EventChannel<T>) =>
  new Promise<T | END>((resolve) => channel.take(resolve));

it.each([
  ['come back at once', 4200],
  ['welcome, come back at once', 4200],
  ['a code of nobody', 4300],
  ['do not come back', 4001],
])(
  'shows the socket as offline and retries once a minute when every connection closes with "%s"',
  async (message, code) => {
    const clock = installTestClock();
    // The middle of the jitter.
    setRandom({ uuid: () => '', next: () => 0.5 });
    const { connections, port, end } = await serverThatCloses(code, message.startsWith('welcome'));
    const channel = openLocalRealtime(port);
    expect(await nextMessage(channel)).toEqual({ kind: 'connection', state: 'refused' });
    const connection = Pusher.instances.at(-1)?.connection;
    const disconnected = new Promise((resolve) => connection?.bind('disconnected', resolve));
    if (connection?.state !== 'disconnected') {
      await clock.advance(1000);
      await disconnected;
    }
    expect(connections.count).toBeLessThan(6);
    const again = connections.next();
    const count = connections.count;
    await clock.advance(REALTIME_RETRY - 2000);
    expect(connections.count).toBe(count);
    expect(connection?.state).toBe('disconnected');
    await clock.advance(2000);
    await again;
    channel.close();
    end();
  },
);

it.each([
  ['half a second', 0, 500],
  ['two and a half seconds', 0.999, 2500],
])('reconnects %s after a server that restarts dropped every page', async (_name, drawn, delay) => {
  const clock = installTestClock();
  setRandom({ uuid: () => '', next: () => drawn });
  const { server, port } = await openSocketServer();
  const nextConnection = () => new Promise<void>((resolve) => server.once('connection', () => resolve()));
  server.once('connection', (socket) => {
    socket.send(WELCOME);
    socket.once('message', () => socket.terminate());
  });
  const channel = openLocalRealtime(port);
  await nextConnection();
  const connection = Pusher.instances.at(-1)?.connection;
  await new Promise((resolve) => connection?.bind('connecting_in', resolve));
  const reconnected = nextConnection();
  await clock.advance(delay - 100);
  expect(connection?.state).toBe('disconnected');
  await clock.advance(100);
  await reconnected;
  channel.close();
  server.close();
});
