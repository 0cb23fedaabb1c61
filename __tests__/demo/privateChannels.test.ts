import { WebSocket } from 'ws';
import { clientOf, signIn, type Client } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const own = 'private-chat_user_1';

interface Frame {
  event: string;
  data: { socket_id?: string; status?: number };
  channel?: string;
}

/** A raw socket of the Pusher protocol, without a library: sends given frames and collects those received. */
async function openSocket() {
  const socket = new WebSocket(`${demo.origin.replace('http', 'ws')}/app/marsa-demo?protocol=7`);
  open.add(socket);
  const frames: Frame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as Frame & { data: string };
    frames.push({ ...frame, data: JSON.parse(frame.data) as Frame['data'] });
    waiting.shift()?.();
  });
  let read = 0;
  const next = async (): Promise<Frame> => {
    if (frames.length === read) await new Promise<void>((resolve) => waiting.push(resolve));
    read += 1;
    return frames[read - 1] ?? { event: 'none', data: {} };
  };
  const socketId = (await next()).data.socket_id ?? '';
  const subscribe = (channel: string, auth?: unknown) => {
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    return next();
  };
  return { socketId, next, subscribe };
}

const open = new Set<WebSocket>();
afterEach(() => {
  for (const socket of open) socket.terminate();
  open.clear();
});

const request = (client: Client, socketId: string, channel: string) =>
  client.post('/broadcasting/auth', { socket_id: socketId, channel_name: channel });
const signatureIn = (body: unknown) => (body as { auth: string }).auth;
const shopReplies = async (client: Client) => {
  await client.post('/send-message', { shop_id: 2, message: 'Hello', type: 'user' });
  await client.post('/qa/clock', { offsetMs: 20 * 60_000 });
};

it('lets a shopper subscribe to their own private channel and receive messages of shops', async () => {
  const client = await signIn(demo);
  const { socketId, subscribe, next } = await openSocket();
  const { status, body } = await request(client, socketId, own);
  expect([status, Object.keys(body)]).toEqual([200, ['auth']]);
  expect((await subscribe(own, signatureIn(body))).event).toBe('pusher_internal:subscription_succeeded');
  await shopReplies(client);
  expect(await next()).toMatchObject({ event: 'send-message-to-user', channel: own });
});

it('publishes nothing on the public channel of the same name, which everybody could subscribe to', async () => {
  const client = await signIn(demo);
  const { socketId, subscribe, next } = await openSocket();
  expect((await subscribe('chat_user_1')).event).toBe('pusher_internal:subscription_succeeded');
  await subscribe(own, signatureIn((await request(client, socketId, own)).body));
  await shopReplies(client);
  // The first event is the one of the private channel.
  expect(await next()).toMatchObject({ event: 'send-message-to-user', channel: own });
});

it('publishes to the public channel when the settings offer no signatures', async () => {
  const client = await signIn(demo);
  await client.post('/qa/master', { pusher_auth: false });
  const { subscribe, next } = await openSocket();
  await subscribe('chat_user_1');
  await shopReplies(client);
  expect(await next()).toMatchObject({ event: 'send-message-to-user', channel: 'chat_user_1' });
});

it.each<[string, (auth: string) => unknown]>([
  ['no signature', () => undefined],
  ['an empty one', () => ''],
  ['a signature of the wrong type', (auth) => ({ auth })],
  ['a changed one', (auth) => `${auth.slice(0, -1)}${auth.endsWith('0') ? '1' : '0'}`],
  ['one of as many letters that are not ASCII', (auth) => 'ÿ'.repeat(auth.length)],
])('refuses a subscription to a private channel with %s', async (_what, change) => {
  const client = await signIn(demo);
  const { socketId, subscribe } = await openSocket();
  const auth = signatureIn((await request(client, socketId, own)).body);
  expect(await subscribe(own, change(auth))).toMatchObject({
    event: 'pusher:subscription_error',
    data: { status: 403 },
  });
  expect((await subscribe(own, auth)).event).toBe('pusher_internal:subscription_succeeded');
});

it('accepts a signature for one socket and one channel', async () => {
  const client = await signIn(demo);
  const [one, other] = [await openSocket(), await openSocket()];
  const auth = signatureIn((await request(client, one.socketId, own)).body);
  expect((await other.subscribe(own, auth)).event).toBe('pusher:subscription_error');
  expect((await one.subscribe('private-chat_user_2', auth)).event).toBe('pusher:subscription_error');
  expect((await one.subscribe('presence-chat_user_1', auth)).event).toBe('pusher:subscription_error');
});

describe('POST /broadcasting/auth', () => {
  it.each([
    'private-chat_user_2',
    'chat_user_1',
    'presence-chat_user_1',
    'private-chat_user_1 '.repeat(2),
    '*',
  ])('signs no other channel: %s', async (channel) => {
    expect((await request(await signIn(demo), '1.2', channel)).status).toBe(403);
  });

  it('needs a token', async () => {
    expect((await request(clientOf(demo), '1.2', own)).status).toBe(401);
    expect((await request(clientOf(demo, { token: 'x' }), '1.2', own)).status).toBe(401);
  });

  it('names the invalid field', async () => {
    const client = await signIn(demo);
    const { status, body } = await request(client, '1.2:private-chat_user_2', own);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['socket_id']]);
  });

  it('refuses pages of other origins', async () => {
    const foreign = (await signIn(demo)).with({ headers: { Origin: 'http://hostile.example' } });
    expect((await request(foreign, '1.2', own)).status).toBe(403);
  });
});
