import type { AddressInfo } from 'node:net';
import Pusher from 'pusher-js';
import type { END, EventChannel } from 'redux-saga';
import { WebSocketServer } from 'ws';
import { REALTIME_RETRY } from '@/domain/timing';
import { openRealtime } from '@/features/realtime/openRealtime';
import { realtimeEndpoint } from '@/features/realtime/realtimeEndpoint';
import { installTestClock } from '../support/testClock';

const welcome = { socket_id: '1.2', activity_timeout: 120 };

/** A server that closes every connection with a Pusher close code, at once or after the subscription. */
async function serverThatCloses(code: number, isWelcoming: boolean) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const seen = { visits: 0, next: () => Promise.resolve() };
  server.on('connection', (socket) => {
    seen.visits += 1;
    if (!isWelcoming) return socket.close(code);
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data: JSON.stringify(welcome) }));
    socket.once('message', () => socket.close(code));
  });
  seen.next = () => new Promise<void>((resolve) => server.once('connection', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { seen, port, end: () => server.close() };
}

const nextMessage = <T extends object>(channel: EventChannel<T>) =>
  new Promise<T | END>((resolve) => channel.take(resolve));

it.each([
  ['come back at once', 4200],
  ['welcome, come back at once', 4200],
  ['a code of nobody', 4300],
  ['do not come back', 4001],
])(
  'is shown as offline and retried once a minute when every connection closes with "%s"',
  async (message, code) => {
    const clock = installTestClock();
    const { seen, port, end } = await serverThatCloses(code, message.startsWith('welcome'));
    const endpoint = realtimeEndpoint({
      pusherAppKey: 'key',
      pusherAppCluster: null,
      pusherHost: '127.0.0.1',
      pusherPort: port,
      pusherScheme: 'http',
      pusherAuth: false,
    });
    if (!endpoint) throw new Error('There is no place');
    const channel = openRealtime(endpoint, 1);
    expect(await nextMessage(channel)).toEqual({ kind: 'connection', state: 'refused' });
    const connection = Pusher.instances.at(-1)?.connection;
    const resting = new Promise((resolve) => connection?.bind('disconnected', resolve));
    if (connection?.state !== 'disconnected') {
      await clock.advance(1000);
      await resting;
    }
    expect(seen.visits).toBeLessThan(6);
    const again = seen.next();
    const visits = seen.visits;
    await clock.advance(REALTIME_RETRY - 2000);
    expect(seen.visits).toBe(visits);
    expect(connection?.state).toBe('disconnected');
    await clock.advance(2000);
    await again;
    channel.close();
    end();
  },
);
