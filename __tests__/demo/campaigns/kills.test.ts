import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databaseOf, type Database } from '../../../demo/db/database';
import { serverDriver } from '../../../demo/db/drivers';
import { migrate } from '../../../demo/db/migrate';
import { dropEverything } from '../../../demo/db/prepare';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { demoOrigin } from '../../support/demo';
import { placeOnce, stockOf } from '../support/buying';
import { clientOf, shoppers, signIn, type Client } from '../support/client';
import { seededNumbers } from '../support/hostileBytes';
import {
  itOnServer,
  killDemo,
  killStarting,
  startDemo,
  startEmbedded,
  stopDemo,
  temporaryFolder,
  testDatabaseUrl,
  type Child,
} from '../support/shop';

const PRODUCT = { id: 1, shopId: 2 };
const BUYERS = 4;
const STOCK = 1_000_000;
/** Milliseconds of buying until the kill: up to some ten orders of each buyer. */
const LATEST_KILL = 500;
/** Milliseconds of a first start until the kill; the catalogue is complete after four to five seconds. */
const LATEST_KILL_OF_START = 5000;

const folders: ReturnType<typeof temporaryFolder>[] = [];
let child: Child | undefined;
/** The demo, also after a restart on another port. */
const running = {
  get origin() {
    if (!child) throw new Error('No demo is running.');
    return child.origin;
  },
};

jest.setTimeout(CAMPAIGN_TIMEOUT);
afterEach(close);

async function close(): Promise<void> {
  if (child) await stopDemo(child);
  child = undefined;
  for (const folder of folders.splice(0)) folder.remove();
}

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

interface Buyer {
  client: Client;
  addressId: number;
  /** Orders that were answered with success. */
  confirmed: number;
}

const place = (buyer: Buyer, key: string) => placeOnce(buyer, PRODUCT.shopId, key);

/** Places orders until the server has ended. Returns the key of an order whose outcome is unknown. */
async function buyUntilKilled(buyer: Buyer, keys: string): Promise<string | null> {
  for (let press = 0; ; press += 1) {
    const key = `${keys}-${press}`;
    const added = await buyer.client.post('/cart/store', { product_id: PRODUCT.id }).catch(() => null);
    if (!added) return null;
    const placed = await place(buyer, key).catch(() => null);
    if (!placed) return key;
    if (placed.status !== 200) throw new Error(`The order ${key} was answered with ${placed.status}.`);
    buyer.confirmed += 1;
  }
}

async function ordersOf({ client }: Buyer): Promise<{ count: number; pieces: number }> {
  const { orders, total } = (await client.get('/orders?per_page=100')).body.data;
  const details = await Promise.all(orders.map(({ id }) => client.get(`/order-details?order_id=${id}`)));
  const products = details.flatMap(({ body }) => body.data.order.products);
  return { count: total, pieces: products.reduce((sum, { order_qty }) => sum + order_qty, 0) };
}

/** What is wrong with the orders of a buyer after the kill, and how many pieces they contain. */
async function check(buyer: Buyer, unknownKey: string | null) {
  const faults: string[] = [];
  const { count } = await ordersOf(buyer);
  if (count < buyer.confirmed) faults.push(`${count} of ${buyer.confirmed} confirmed orders found`);
  if (unknownKey) {
    const { status } = await place(buyer, unknownKey);
    if (status !== 200) faults.push(`the key of a lost response is answered with ${status}`);
  }
  const expected = buyer.confirmed + (unknownKey ? 1 : 0);
  const now = await ordersOf(buyer);
  if (now.count !== expected) faults.push(`${now.count} orders of ${expected} keys`);
  return { faults, pieces: now.pieces };
}

it('keeps each confirmed order and the exact stock when it is killed', async () => {
  const { seed: first, size } = planOf(1);
  const ledger = createLedger('kills, among orders');
  const folder = newFolder();
  const restart = async () => (child = await startDemo('--qa', '--folder', folder));
  await restart();
  for (let seed = first; seed < first + size; seed += 1) {
    await clientOf(running).post('/qa/stock', { product_id: PRODUCT.id, quantity: STOCK });
    const buyers = (await shoppers(running, BUYERS)).map((buyer): Buyer => ({ ...buyer, confirmed: 0 }));
    const buying = Promise.all(buyers.map((buyer, index) => buyUntilKilled(buyer, `${seed}-${index}`)));
    await wait(seededNumbers(seed).below(LATEST_KILL));
    if (child) await killDemo(child);
    const unknownKeys = await buying;
    await restart();

    const checks = await Promise.all(buyers.map((buyer, index) => check(buyer, unknownKeys[index] ?? null)));
    const faults = checks.flatMap((each) => each.faults);
    const sold = checks.reduce((sum, { pieces }) => sum + pieces, 0);
    const left = await stockOf(running, PRODUCT.id);
    if (left !== STOCK - sold) faults.push(`${left} left of ${STOCK} after ${sold} were sold`);
    const confirmed = buyers.reduce((sum, buyer) => sum + buyer.confirmed, 0);
    ledger.record(seed, `after ${confirmed} orders`, faults);
  }
  expect(ledger.close().lost).toEqual([]);
});

/** The numbers of products and of the demo shopper's orders. */
async function contentOf(demo: { readonly origin: string }): Promise<string> {
  const client = await signIn(demo);
  const lists = await Promise.all(['/products', '/orders'].map((path) => client.get(path)));
  return lists.map(({ status, body }) => `${status}: ${body.data.total}`).join(', ');
}

it('fills its database whole after it was killed in a first start', async () => {
  const { seed: first, size } = planOf(1);
  const ledger = createLedger('kills, of a first start');
  const whole = await contentOf({ origin: demoOrigin });
  const restart = async (killedAfter: number): Promise<string> => {
    // The catalogue of a demo in QA mode, which is the test's own.
    const flags = ['--bulk', '60', '--folder', newFolder()];
    await killStarting(() => wait(killedAfter), flags);
    child = await startEmbedded(...flags);
    const found = await contentOf(running);
    await close();
    return found;
  };
  for (let seed = first; seed < first + size; seed += 1) {
    const killedAfter = seededNumbers(seed).below(LATEST_KILL_OF_START);
    const found = await restart(killedAfter).catch((problem: unknown) => String(problem));
    ledger.record(seed, `${killedAfter} ms`, found === whole ? [] : [`${found} instead of ${whole}`]);
  }
  expect(ledger.close().lost).toEqual([]);
});

/** Names of the migrations that have been run; none before the table is there. */
const migrationsOf = async (database: Database): Promise<string[]> => {
  const rows = await database.rows<{ name: string }>(sql`select name from migrations`).catch(() => []);
  return rows.map(({ name }) => name);
};

const columnsOf = (database: Database) =>
  database.rows(sql`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'
    order by table_name, column_name`);

/** While the demo migrates, only a database server takes queries. */
itOnServer('completes the schema after it was killed between two migrations', async () => {
  const { seed: first, size } = planOf(1);
  const ledger = createLedger('kills, among migrations');
  const database = databaseOf(await serverDriver(testDatabaseUrl));
  await database.script(dropEverything);
  await migrate(database);
  const [names, whole] = [await migrationsOf(database), await columnsOf(database)];
  for (let seed = first; seed < first + size; seed += 1) {
    await database.script(dropEverything);
    const count = 1 + seededNumbers(seed).below(names.length - 1);
    const due = async () => {
      while ((await migrationsOf(database)).length < count) await wait(1);
    };
    await killStarting(due, ['--qa'], testDatabaseUrl);
    const done = (await migrationsOf(database)).length;
    await migrate(database);
    const faults = [
      ...(String(await migrationsOf(database)) === String(names) ? [] : ['other migrations']),
      ...(JSON.stringify(await columnsOf(database)) === JSON.stringify(whole) ? [] : ['another schema']),
    ];
    ledger.record(seed, `after ${done} of ${names.length} migrations`, faults);
  }
  await database.script(dropEverything);
  await database.close();
  expect(ledger.close().lost).toEqual([]);
});
