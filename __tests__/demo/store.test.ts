import { createServer } from 'node:net';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from './support/client';
import {
  killDemo,
  startEmbedded,
  stopDemo,
  temporaryFolder,
  type Child,
  type EndedEarly,
} from './support/shop';

const folder = temporaryFolder();
const running = new Set<Child>();

async function start(...flags: string[]): Promise<Child> {
  const child = await startEmbedded('--qa', '--folder', folder.path, ...flags);
  running.add(child);
  return child;
}

async function stop(child: Child): Promise<void> {
  running.delete(child);
  await stopDemo(child);
}

const refusal = (...flags: string[]) =>
  start(...flags).then(
    () => {
      throw new Error('It started.');
    },
    (problem: unknown) => problem as EndedEarly,
  );

const ordersOf = async (child: Child) => (await (await signIn(child)).get('/orders')).body.data.total;

async function buy(child: Child) {
  const user = await signIn(child);
  await user.post('/cart/store', { product_id: 1 });
  const { status } = await user.post('/place-order', {
    shop_ids: [2],
    address_id: 1,
    payment_method: 'cash',
  });
  expect(status).toBe(200);
}

afterAll(async () => {
  await Promise.all([...running].map(stop));
  folder.remove();
});

/** The tests depend on each other: each continues with the database of the previous one. */
describe('the database', () => {
  let shop: Child;
  let seeded: number;

  it('is opened by one of several concurrent processes; the others name its id', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    const [first, ...more] = starts.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    if (!first) throw new Error('None was let in.');
    expect(more).toEqual([]);
    shop = first;
    seeded = await ordersOf(shop);
    for (const result of starts) {
      if (result.status === 'fulfilled') continue;
      const { code, output } = result.reason as EndedEarly;
      expect(code).toBe(1);
      expect(output).toContain(`Another demo (process ${shop.process.pid}) is using the database`);
    }
  });

  it('can be opened after its process was killed', async () => {
    await buy(shop);
    await killDemo(shop);
    running.delete(shop);
    shop = await start();
    expect(await ordersOf(shop)).toBe(seeded + 1);
  });

  it('survives a restart, on the next port if its own is taken meanwhile', async () => {
    await buy(shop);
    await stop(shop);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    shop = await start('--port', String(port));
    other.close();
    expect(shop.output()).toMatch(new RegExp(`Port ${port} is taken, using \\d+`));
    expect(shop.origin).not.toContain(`:${port}`);
    expect(await ordersOf(shop)).toBe(seeded + 2);
  });

  it('is reported as damaged, and replaced with --reset', async () => {
    await stop(shop);
    const database = join(folder.path, 'database');
    for (const name of readdirSync(join(database, 'global'))) {
      truncateSync(join(database, 'global', name), 16);
    }
    const { code, output } = await refusal();
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be opened; it may be damaged\.\nStart with --reset/);
    expect(output).not.toMatch(/\n\s+at /);
    shop = await start('--reset');
    expect(await ordersOf(shop)).toBe(seeded);
  });

  it('refuses a folder with other content, and replaces it with --reset', async () => {
    await stop(shop);
    const database = join(folder.path, 'database');
    rmSync(database, { recursive: true, force: true });
    writeFileSync(database, 'not a folder');
    const { output } = await refusal();
    expect(output).toContain('--reset');
    shop = await start('--reset');
    expect(await ordersOf(shop)).toBe(seeded);
  });

  it('is closed when the parent process ends', async () => {
    shop.process.disconnect();
    expect(await shop.ended).toBe(0);
    running.delete(shop);
  });
});

it('explains an invalid flag before it opens the database', async () => {
  const { code, output } = await refusal('--port', 'x');
  expect(code).toBe(1);
  expect(output).toContain('--port takes a whole number');
  expect(output).toContain('--seed N');
});
