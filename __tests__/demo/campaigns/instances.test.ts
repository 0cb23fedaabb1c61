import { setTimeout as wait } from 'node:timers/promises';
import { databaseOf } from '../../../demo/db/database';
import { serverDriver } from '../../../demo/db/drivers';
import { dropEverything } from '../../../demo/db/prepare';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { placeOnce, stockOf } from '../support/buying';
import { clientOf, shoppers, type Client } from '../support/client';
import { seededNumbers } from '../support/hostileBytes';
import { openChannel, startInstances } from '../support/instances';
import { itOnServer, testDatabaseUrl } from '../support/shop';

const PRODUCT = { id: 1, shopId: 2 };
const BUYERS = 4;
/** Shops that the buyers write to. */
const CHATS = [1, 2];
/** Milliseconds until the last event must have arrived. */
const LATEST_EVENT = 10_000;

let instances: Awaited<ReturnType<typeof startInstances>>;

jest.setTimeout(CAMPAIGN_TIMEOUT);

interface Buyer {
  /** The buyer's clients at both instances. */
  clients: readonly [Client, Client];
  addressId: number;
  key: string;
  /** Events of the channel: ids of the conversations' messages. */
  events: number[];
  close: () => void;
}

async function buyersOf(seed: number): Promise<Buyer[]> {
  const [first, second] = instances.shops;
  if (!first || !second) throw new Error('Two instances are needed.');
  const people = await shoppers(first, BUYERS);
  return Promise.all(
    people.map(async ({ client, token, addressId }, index) => {
      const { channel, close } = await openChannel(client);
      const events: number[] = [];
      channel.bind('send-message-to-user', ({ message }: { message: { id: number } }) => {
        events.push(message.id);
      });
      const clients = [client, clientOf(second, { token })] as const;
      return { clients, addressId, key: `instances-${seed}-${index}`, events, close };
    }),
  );
}

/** Sends one order, with one key, to both instances at the same time; returns the statuses. */
function orderTwice({ clients, addressId, key }: Buyer): Promise<number[]> {
  return Promise.all(
    clients.map(async (client) => (await placeOnce({ client, addressId }, PRODUCT.shopId, key)).status),
  );
}

/** All buyers buy the last pieces at the same time. Returns what is wrong with orders and stock. */
async function sellOut(buyers: readonly Buyer[], pieces: number): Promise<string[]> {
  const faults: string[] = [];
  const [first] = instances.shops;
  if (!first) return ['no instance'];
  await clientOf(first).post('/qa/stock', { product_id: PRODUCT.id, quantity: pieces });
  // Alternately at one instance and the other, which must see each other's carts.
  for (const [index, { clients }] of buyers.entries())
    await clients[index % 2 === 0 ? 0 : 1].post('/cart/store', { product_id: PRODUCT.id });
  const statuses = await Promise.all(buyers.map(orderTwice));
  const counts = await Promise.all(
    buyers.map(async ({ clients }) => (await clients[1].get('/orders')).body.data.total),
  );
  for (const [index, answers] of statuses.entries()) {
    const expected = answers.every((status) => status === 200) ? 1 : 0;
    if (new Set(answers).size > 1) faults.push(`one key was answered with ${answers.join(' and ')}`);
    if (counts[index] !== expected) faults.push(`${counts[index]} orders after ${answers.join(' and ')}`);
  }
  const sold = counts.reduce((sum, count) => sum + count, 0);
  const left = await Promise.all(instances.shops.map((shop) => stockOf(shop, PRODUCT.id)));
  if (sold !== Math.min(pieces, BUYERS)) faults.push(`${sold} of ${pieces} pieces were sold`);
  for (const count of left)
    if (count !== pieces - sold) faults.push(`${count} left after ${sold} of ${pieces}`);
  return faults;
}

/** The messages of a conversation from the shop. */
async function repliesIn(client: Client, shopId: number): Promise<number[]> {
  const { body } = await client.get(`/get-message?shop_id=${shopId}`);
  const { data } = (body.data as unknown as { data: { id: number; type: string }[] }) ?? { data: [] };
  return data.filter(({ type }) => type === 'shop').map(({ id }) => id);
}

/** All buyers write to all shops, and both instances do the due work at the same time. */
async function chat(buyers: readonly Buyer[], clockMs: number): Promise<string[]> {
  await Promise.all(
    buyers.flatMap(({ clients }) =>
      CHATS.map((shopId, index) =>
        clients[index % 2 === 0 ? 0 : 1].post('/send-message', {
          shop_id: shopId,
          message: 'Hello',
          type: 'user',
        }),
      ),
    ),
  );
  await Promise.all(instances.shops.map((shop) => clientOf(shop).post('/qa/clock', { offsetMs: clockMs })));
  const due = performance.now() + LATEST_EVENT;
  while (buyers.some(({ events }) => events.length < CHATS.length) && performance.now() < due) await wait(20);
  const faults = await Promise.all(
    buyers.map(async ({ clients, events }) => {
      const replies = (await Promise.all(CHATS.map((shopId) => repliesIn(clients[0], shopId)))).flat();
      const isOnce = String(replies.toSorted((a, b) => a - b)) === String(events.toSorted((a, b) => a - b));
      const isWhole = replies.length === CHATS.length;
      return isOnce && isWhole ? [] : [`replies ${replies.join()}, events ${events.join()}`];
    }),
  );
  return faults.flat();
}

describe('two instances on one database, with a Pusher server of their own', () => {
  beforeAll(async () => {
    const database = databaseOf(await serverDriver(testDatabaseUrl));
    await database.script(dropEverything);
    await database.close();
    instances = await startInstances(2);
  }, 120_000);

  afterAll(() => instances.stop());

  itOnServer('sell no piece twice, take an order once, and send each reply once', async () => {
    const { seed: first, size } = planOf(1);
    const ledger = createLedger('instances');
    for (let seed = first; seed < first + size; seed += 1) {
      const pieces = 1 + seededNumbers(seed).below(BUYERS + 1);
      const buyers = await buyersOf(seed);
      const faults = await sellOut(buyers, pieces);
      faults.push(...(await chat(buyers, (seed - first + 1) * 3_600_000)));
      for (const { close } of buyers) close();
      ledger.record(seed, `${pieces} pieces`, faults);
    }
    expect(ledger.close().lost).toEqual([]);
  });
});
