import { createServer } from 'node:net';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientOf, signIn } from './support/client';
import { containing } from './support/matchers';
import { startEmbedded, stopDemo, temporaryFolder, type Child, type EndedEarly } from './support/shop';

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

jest.setTimeout(60_000);
afterEach(() => Promise.all([...running].map(stop)));
afterAll(() => folder.remove());

describe('the database', () => {
  it('survives a restart', async () => {
    const first = await start();
    const before = await ordersOf(first);
    await buy(first);
    await stop(first);
    const second = await start();
    expect(await ordersOf(second)).toBe(before + 1);
  });

  it('refuses a second process, and opens again after the first was killed', async () => {
    const first = await start();
    const before = await ordersOf(first);
    const { code, output } = await refusal();
    expect(code).toBe(1);
    expect(output).toContain(`Another demo (process ${first.process.pid}) is using the database`);
    await buy(first);
    first.process.kill('SIGKILL');
    await first.ended;
    running.delete(first);
    const second = await start();
    expect(await ordersOf(second)).toBe(before + 1);
  });

  it('lets one of several that start at once in', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    expect(starts.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('begins anew with --reset', async () => {
    const first = await start('--reset');
    const seeded = await ordersOf(first);
    await buy(first);
    await stop(first);
    expect(await ordersOf(await start('--reset'))).toBe(seeded);
  });

  it('says when it is damaged, and the way out', async () => {
    const database = join(folder.path, 'database');
    for (const name of readdirSync(join(database, 'global'))) {
      truncateSync(join(database, 'global', name), 16);
    }
    const { code, output } = await refusal();
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be opened; it may be damaged\.\nStart with --reset/);
    expect(output).not.toMatch(/\n\s+at /);
    const again = await start('--reset');
    expect((await clientOf(again).get('/home')).status).toBe(200);
  });

  it('says so when its folder holds something else', async () => {
    const database = join(folder.path, 'database');
    rmSync(database, { recursive: true, force: true });
    writeFileSync(database, 'not a folder');
    const { output } = await refusal();
    expect(output).toContain('--reset');
    await start('--reset');
  });

  it('is not handed to QA mode when it is somebody’s own', async () => {
    const own = temporaryFolder();
    await stopDemo(await startEmbedded('--folder', own.path, '--bulk', '0'));
    await expect(startEmbedded('--qa', '--folder', own.path)).rejects.toMatchObject({
      code: 1,
      output: containing('not made for QA mode'),
    });
    own.remove();
  });
});

describe('the command line', () => {
  it('says when a port is taken, and takes the next one', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const child = await start('--port', String(port));
    other.close();
    expect(child.output()).toMatch(new RegExp(`Port ${port} is taken, using \\d+`));
    expect(child.origin).not.toContain(`:${port}`);
  });

  it.each([
    [['--port', 'x'], '--port takes a whole number'],
    [['--port', '70000'], '--port takes a whole number up to 65535'],
    [['--sed', '3'], '--sed'],
  ])('explains itself after %j', async (flags, text) => {
    const { code, output } = await refusal(...flags);
    expect(code).toBe(1);
    expect(output).toContain(text);
    expect(output).toContain('--seed N');
  });

  it('ends when its parent does', async () => {
    const child = await start();
    child.process.disconnect();
    expect(await child.ended).toBe(0);
    running.delete(child);
  });
});
