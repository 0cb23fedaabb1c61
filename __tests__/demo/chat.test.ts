import Pusher from 'pusher-js';
import { WebSocket } from 'ws';
import { clientOf, signIn, type Client } from './support/client';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const [seconds, minutes] = [1_000, 60_000];
const volt = 2;

let client: Client;
let userId: number;
beforeEach(async () => {
  // On a busy machine a shop's four seconds would be over before the two of a test.
  await clientOf(demo).post('/qa/clock', { isStopped: true });
  client = await signIn(demo);
  userId = (await client.get('/profile')).body.data.user.id;
});

const passes = (ms: number) => clientOf(demo).post('/qa/clock', { moveMs: ms });
const send = (shopId: number, message: string) =>
  client.post('/send-message', { shop_id: shopId, message, type: 'user' });
const chats = async (shopId: number, query = '') =>
  (await client.get(`/get-message?shop_id=${shopId}${query}`)).body.data.data;
const unread = async () => (await client.get(`/unread-messages?user_id=${userId}`)).body.data.unread_messages;

describe('a chat', () => {
  it('lists messages, newest first, in pages', async () => {
    for (const text of ['One', 'Two', 'Three']) await send(volt, text);
    expect((await chats(volt)).slice(0, 3).map((chat) => chat.message)).toEqual(['Three', 'Two', 'One']);
    expect((await chats(volt, '&per_page=1&page=2')).map((chat) => chat.message)).toEqual(['Two']);
    expect(await chats(volt, '&page=9999')).toEqual([]);
  });

  it('returns the sent message in the contract’s shape', async () => {
    const { status, body } = await send(volt, ' Is it <b>loud</b>?\nThank you ');
    expect(status).toBe(200);
    expect(body.data.data).toEqual({
      id: expect.any(Number) as unknown,
      shop: {
        id: volt,
        name: 'Volt & Wave',
        logo: matching(/^\/media/),
        rating: expect.any(Number) as unknown,
        last_online: matching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
      user: { id: userId, name: 'Layla Haddad', profile_photo: matching(/^\/media/) },
      product: null,
      type: 'user',
      message: 'Is it <b>loud</b>?\nThank you',
      ...{ photos: [], is_seen: false },
      created_at: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      shop_active_status: true,
    });
  });

  it('shows the product that it was opened from once', async () => {
    const fresh = await signIn(demo, 'new@marsa.example');
    const { id } = (await fresh.get('/profile')).body.data.user;
    const opening = { shop_id: volt, user_id: id, type: 'user' };
    const [product] = (await fresh.get(`/products?shop_id=${volt}&per_page=1`)).body.data.products;
    expect((await fresh.post('/store-message', opening)).status).toBe(200);
    for (let press = 0; press < 2; press += 1)
      await fresh.post('/store-message', { ...opening, product_id: product.id });
    const { data } = (await fresh.get(`/get-message?shop_id=${volt}`)).body.data;
    expect(data).toMatchObject([
      { message: null, type: 'user', product: { id: product.id, name: product.name, price: product.price } },
    ]);
  });

  it('marks messages as seen when it is opened', async () => {
    const before = await unread();
    expect(before).toBeGreaterThan(0);
    const [first] = (await client.get('/get-shops')).body.data.data.filter(
      (row) => row.unread_message_user > 0,
    );
    await chats(first?.shop.id ?? 0);
    expect(await unread()).toBe(before - (first?.unread_message_user ?? 0));
    expect((await clientOf(demo).get(`/unread-messages?user_id=${userId}`)).body.data.unread_messages).toBe(
      0,
    );
  });

  it.each([
    ['/send-message', { message: ' ' }, 'message'],
    ['/send-message', { message: 'x'.repeat(10_001) }, 'message'],
    ['/send-message', { shop_id: 999 }, 'shop_id'],
    ['/send-message', { type: 'shop' }, 'type'],
    ['/store-message', { product_id: 999_999 }, 'product_id'],
    ['/store-message', { shop_id: 'x' }, 'shop_id'],
  ])('%s with %j names the field', async (path, wrong, field) => {
    const fine = { shop_id: volt, user_id: userId, message: 'Hello', type: 'user' };
    const { status, body } = await client.post(path, { ...fine, ...wrong });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('refuses a request in the name of another user', async () => {
    expect((await client.post('/store-message', { shop_id: volt, user_id: userId + 1 })).status).toBe(403);
    expect((await clientOf(demo).get(`/get-message?shop_id=${volt}`)).status).toBe(401);
  });
});

describe('the list of chats', () => {
  it('is sorted by the latest message, and finds shops by name', async () => {
    const rows = async (query = '') => (await client.get(`/get-shops${query}`)).body.data;
    const before = await rows();
    const last = before.data.at(-1)?.shop;
    await send(last?.id ?? 0, 'Are you there?');
    const after = await rows();
    expect(after.total).toBe(before.total);
    expect(after.data[0]).toMatchObject({
      shop: { id: last?.id },
      last_message: 'Are you there?',
      last_message_time: matching(/now|second/),
    });
    expect((await rows(`?search=${encodeURIComponent('VOLT')}`)).data.map((row) => row.shop.id)).toEqual([
      volt,
    ]);
    expect(await rows('?search=zzzz')).toEqual({ total: 0, data: [] });
    expect(await rows('?page=999')).toEqual({ total: after.total, data: [] });
  });
});

describe('shops', () => {
  it('reply in time in their own style, and are online then', async () => {
    await send(volt, 'When will my parcel arrive?');
    await passes(2 * seconds);
    expect((await chats(volt))[0]?.type).toBe('user');
    const before = await unread();
    await passes(1 * minutes);
    expect(await unread()).toBe(before + 1);
    const [reply, question] = await chats(volt);
    expect(reply).toMatchObject({
      type: 'shop',
      message: matching(/^Hi, Tarek here\. A parcel from Volt & Wave/),
    });
    expect(question).toMatchObject({ is_seen: true, shop_active_status: true });
  });

  it('reply once to two messages, in the language of the second', async () => {
    await send(volt, 'Hello');
    await send(volt, 'متى يصل الطرد؟');
    await passes(30 * minutes);
    const [reply, second] = await chats(volt);
    expect(second?.message).toBe('متى يصل الطرد؟');
    expect(reply?.message).toMatch(/الطرود من Volt & Wave/);
  });

  it('reply with the stock of the shown product', async () => {
    const [product] = (await client.get(`/products?shop_id=${volt}&per_page=1`)).body.data.products;
    await client.post('/qa/stock', { product_id: product.id, quantity: 7 });
    await client.post('/store-message', { shop_id: volt, user_id: userId, product_id: product.id });
    await send(volt, 'Is it still available?');
    await passes(1 * minutes);
    expect((await chats(volt))[0]?.message).toContain(`7 of “${product.name}”`);
  });

  it('reply that they are on holiday', async () => {
    const away = (await client.get('/shops')).body.data.shops.find((shop) => shop.is_on_holiday);
    await send(away?.id ?? 0, 'Hello');
    await passes(1 * minutes);
    expect((await chats(away?.id ?? 0))[0]?.message).toContain('is on holiday');
  });
});

describe('realtime', () => {
  const open = new Set<Pusher>();
  afterEach(() => {
    for (const pusher of open) pusher.disconnect();
    open.clear();
  });

  async function listen(key?: string) {
    const { data } = (await client.get('/master')).body;
    const pusher = new Pusher(key ?? data.pusher_app_key, {
      cluster: '',
      wsHost: data.pusher_host,
      wsPort: data.pusher_port,
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) =>
          void client
            .post('/broadcasting/auth', { socket_id: socketId, channel_name: channelName })
            .then(({ body }) => callback(null, body as unknown as { auth: string })),
      },
    });
    open.add(pusher);
    return pusher;
  }

  it('sends a shop’s reply to pusher-js', async () => {
    const pusher = await listen();
    const channel = pusher.subscribe(`private-chat_user_${userId}`);
    await new Promise<void>((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const arrived = new Promise((resolve) => channel.bind('send-message-to-user', resolve));
    await send(volt, 'Hello');
    await passes(1 * minutes);
    expect(await arrived).toMatchObject({
      message: { type: 'shop', shop: { id: volt }, user: { id: userId } },
    });
    const stranger = await signIn(demo, 'new@marsa.example');
    let events = 0;
    channel.bind('send-message-to-user', () => (events += 1));
    await stranger.post('/send-message', { shop_id: volt, message: 'Hello' });
    await passes(2 * minutes);
    expect(events).toBe(0);
  });

  it('names an order with a new status once, however many steps it took', async () => {
    const channel = (await listen()).subscribe(`private-chat_user_${userId}`);
    await new Promise<void>((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const moves: unknown[] = [];
    channel.bind('order-status', (move: unknown) => moves.push(move));
    const arrived = new Promise((resolve) => channel.bind('send-message-to-user', resolve));
    await client.post('/cart/store', { product_id: 1 });
    await client.post('/place-order', { shop_ids: [volt], address_id: 1, payment_method: 'cash' });
    const [order] = (await client.get('/orders')).body.data.orders;
    await send(volt, 'Hello');
    await passes(20 * minutes);
    // Replies are sent after the orders have moved.
    await arrived;
    const status = { order_id: order.id, order_code: order.order_code, order_status: 'Processing' };
    expect(moves).toEqual([status]);
  });

  it('refuses a wrong key and channels that require a signature', async () => {
    const wrong = await listen('another');
    const problem = await new Promise<{ error: { data: { code: number } } }>((resolve) =>
      wrong.connection.bind('error', resolve),
    );
    expect(problem.error.data.code).toBe(4001);
    const socket = new WebSocket(`${demo.origin.replace('http', 'ws')}/app/marsa-demo?protocol=7`);
    const received: string[] = [];
    const refused = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        received.push(data.toString());
        if (received.length === 1) {
          for (const frame of ['nonsense', '[]', '{"event":"pusher:subscribe"}']) socket.send(frame);
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'private-1' } }));
        }
        if (received.length === 2) resolve();
      });
    });
    await refused;
    socket.close();
    expect(received[1]).toContain('pusher:subscription_error');
  });
});
