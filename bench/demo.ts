import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './figures';
import { median, percentile, timed } from './times';

const root = join(__dirname, '..');

interface Running {
  child: ChildProcess;
  origin: string;
  startMs: number;
}

function start(folder: string, ...flags: string[]): Promise<Running> {
  const started = performance.now();
  const child = fork(join(root, 'demo', 'cli.ts'), ['--port', '0', '--folder', folder, ...flags], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The demo ended with ${code}.`)));
    child.once('message', (message) =>
      resolve({
        child,
        origin: (message as { origin: string }).origin,
        startMs: performance.now() - started,
      }),
    );
  });
}

const stop = ({ child }: Running) =>
  new Promise<void>((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill();
  });

/** Resident memory in MB; null where the system does not say. */
function memoryOf({ child }: Running): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

const post = (origin: string, path: string, body: unknown, token?: string) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** What a test typically leaves behind, and how long it takes to undo it. */
async function measureResets({ origin }: Running): Promise<number[]> {
  const times = [];
  for (let round = 0; round < 30; round += 1) {
    const login = await post(origin, '/api/login', { phone: 'demo@marsa.example', password: 'demo1234' });
    const { data } = (await login.json()) as { data: { access: { token: string } } };
    const { token } = data.access;
    await post(origin, '/api/cart/store', { product_id: 1 }, token);
    await post(origin, '/api/place-order', { shop_ids: [2], address_id: 1, payment_method: 'cash' }, token);
    await post(origin, '/api/favorite-add-or-remove', { product_id: 4 }, token);
    times.push(await timed(() => post(origin, '/qa/reset', {})));
  }
  return times;
}

const queries = [
  'page=1',
  'page=3&sort_type=popular_product',
  'category_id=1&sort_type=low_to_high',
  'search=leather',
  'category_id=3&color_id=6&rating=4',
  'min_price=100&max_price=400&sort_type=high_to_low',
];

/** As many clients at once as asked, each asking for the next list as soon as it has one. */
async function measureProducts({ origin }: Running, clients: number, perClient: number): Promise<number[]> {
  const times: number[] = [];
  const client = async (number: number) => {
    for (let call = 0; call < perClient; call += 1) {
      const query = queries[(number + call) % queries.length];
      times.push(await timed(async () => (await fetch(`${origin}/api/products?${query}`)).arrayBuffer()));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return times;
}

/** Starts, resets, lists and memory of the demo backend alone. */
export async function measureDemo(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-bench-'));
  try {
    const shop = join(folder, 'shop');
    const fresh = await start(shop);
    const freshMemory = memoryOf(fresh);
    await stop(fresh);
    const starts: number[] = [];
    let memory: number | null = null;
    for (let round = 0; round < 3; round += 1) {
      const again = await start(shop);
      starts.push(again.startMs);
      memory = memoryOf(again);
      await stop(again);
    }
    // The first start in QA mode may have to make the template that the second one begins from.
    await stop(await start(join(folder, 'first'), '--qa'));
    const running = await start(join(folder, 'second'), '--qa');
    const resets = await measureResets(running);
    await measureProducts(running, 5, 20);
    const products = await measureProducts(running, 20, 50);
    await stop(running);
    return {
      'start, fresh database (ms)': Math.round(fresh.startMs),
      'start, existing database, median of 3 (ms)': Math.round(median(starts)),
      'start, new QA folder from the template (ms)': Math.round(running.startMs),
      'memory after a fresh start (MB)': freshMemory,
      'memory after a start on an existing database (MB)': memory,
      'reset after a test, median (ms)': Number(median(resets).toFixed(1)),
      'reset after a test, p95 (ms)': Number(percentile(resets, 0.95).toFixed(1)),
      '/products, 20 clients, median (ms)': Number(median(products).toFixed(1)),
      '/products, 20 clients, p95 (ms)': Number(percentile(products, 0.95).toFixed(1)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
