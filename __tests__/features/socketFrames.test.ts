import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { messageArrived } from '@/features/realtime';
import { openRealtime } from '@/features/realtime/openRealtime';
import { realtimeEndpoint } from '@/features/realtime/realtimeEndpoint';
import { collectReports } from '../support/externalServer';

const event = 'send-message-to-user';
const channel = 'chat_user_1';
const chat = (id: number, text: string) => ({
  message: { id, type: 'shop', message: text, shop: { id: 2, name: 'Shop' }, user: { id: 1 } },
});
const frameOf = (data: unknown) => JSON.stringify({ event, channel, data: JSON.stringify(data) });

const names = fc.constantFrom(
  ...[
    event,
    'pusher:error',
    'pusher:ping',
    'pusher:pong',
    'pusher:subscription_error',
    'toString',
    '__proto__',
  ],
  ...['pusher_internal:subscription_succeeded', 'pusher:connection_established', 'pusher_internal:x', ''],
);
const anyName = fc.oneof(names, fc.jsonValue());
const anyChannel = fc.oneof(
  fc.constantFrom(channel, 'constructor', '__proto__', 'other', ''),
  fc.jsonValue(),
);
const anyChat = fc.record(
  {
    message: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: fc.jsonValue(),
          type: fc.oneof(fc.constantFrom('user', 'shop'), fc.jsonValue()),
          message: fc.jsonValue(),
          shop: fc.jsonValue(),
          user: fc.jsonValue(),
          product: fc.jsonValue(),
          created_at: fc.jsonValue(),
          shop_active_status: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);
const anyData = fc.oneof(
  fc.jsonValue(),
  anyChat,
  fc.string(),
  anyChat.map((data) => JSON.stringify(data)),
);
const anyFrame = fc.oneof(
  fc
    .record({ event: anyName, channel: anyChannel, data: anyData }, { requiredKeys: [] })
    .map((frame) => JSON.stringify(frame)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
);

/** A server that accepts the subscription, then sends the frames of the test. */
async function openServer() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const connected = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  const welcome = JSON.stringify({ socket_id: '1.2', activity_timeout: 120 });
  server.on('connection', (socket) => {
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data: welcome }));
  });
  const { port } = server.address() as AddressInfo;
  return { port, connected, end: () => server.close() };
}

it('frames of any form are dropped without an exception, and the next message is received', async () => {
  const uncaught: unknown[] = [];
  const onUncaught = (problem: unknown) => uncaught.push(problem);
  process.on('uncaughtException', onUncaught);
  const { stop } = collectReports();
  const { port, connected, end } = await openServer();
  const endpoint = realtimeEndpoint({
    pusherAppKey: 'key',
    pusherAppCluster: null,
    pusherHost: '127.0.0.1',
    pusherPort: port,
    pusherScheme: 'http',
    pusherAuth: false,
  });
  if (!endpoint) throw new Error('There is no place');
  const incoming = openRealtime(endpoint, 1);
  const socket = await connected;
  for (const frame of fc.sample(anyFrame, { numRuns: 3000, seed: 20_260_731 })) socket.send(frame);
  socket.send(frameOf(chat(9, 'x'.repeat(5_000_000))));
  socket.send(frameOf(chat(10, 'Still here')));
  const received: number[] = [];
  await new Promise<void>((resolve) => {
    const takeNext = () =>
      incoming.take((messages) => {
        if ('kind' in messages && messages.kind === 'event' && messageArrived.match(messages.action))
          received.push(messages.action.payload.message.id);
        if (received.includes(10)) resolve();
        else takeNext();
      });
    takeNext();
  });
  expect(uncaught).toEqual([]);
  // Longer than any message of a shop: the page refetches instead.
  expect(received).not.toContain(9);
  process.off('uncaughtException', onUncaught);
  incoming.close();
  socket.terminate();
  end();
  stop();
});
