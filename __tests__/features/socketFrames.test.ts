import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { messageArrived } from '@/features/realtime';
import { collectReports } from '../support/externalServer';
import { openLocalRealtime, openSocketServer, WELCOME } from '../support/socketServer';

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
  const { server, port } = await openSocketServer();
  const connected = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  server.on('connection', (socket) => socket.send(WELCOME));
  return { port, connected, end: () => server.close() };
}

it('drops malformed frames without an exception, and receives the next message', async () => {
  const uncaught: unknown[] = [];
  const onUncaught = (problem: unknown) => uncaught.push(problem);
  process.on('uncaughtException', onUncaught);
  const { stop } = collectReports();
  const { port, connected, end } = await openServer();
  const incoming = openLocalRealtime(port);
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
