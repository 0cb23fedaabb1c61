import type { Figures } from '../figures';
import { median, percentile, timed } from '../times';
import { inFolder, start, stop, type RunningDemo } from './child';

/** Typical queries: pages, sorts and every filter, alone and combined. */
const queries = [
  'page=1',
  'page=3&sort_type=popular_product',
  'page=40&sort_type=newest',
  'category_id=1&sort_type=low_to_high',
  'category_id=2&sub_category_id=6',
  'shop_id=14&page=20',
  'search=leather',
  'search=%D9%83%D8%AA%D8%A7%D8%A8',
  'search=%DA%86%D8%B1%D8%A7%D8%BA&sort_type=high_to_low',
  'category_id=3&color_id=6&rating=4',
  'brand_id=2&size_id=3',
  'min_price=100&max_price=400&sort_type=high_to_low',
];

/** Runs `clients` in parallel, each of which requests the next list after the previous response. */
async function request({ origin }: RunningDemo, clients: number, perClient: number): Promise<number[]> {
  const times: number[] = [];
  const client = async (number: number) => {
    for (let call = 0; call < perClient; call += 1) {
      const query = queries[(number + call) % queries.length];
      times.push(
        await timed(async () => {
          const response = await fetch(`${origin}/api/products?${query}`);
          if (!response.ok) throw new Error(`${query}: ${response.status}`);
          await response.arrayBuffer();
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return times;
}

const rounds = 3;

/** Returns the best of several rounds, to exclude other load on the machine. */
async function measure(databaseUrl: string | undefined, flags: readonly string[]) {
  return inFolder(async (folder) => {
    const running = await start({ folder, databaseUrl }, ...flags);
    await request(running, 5, 2 * queries.length);
    const all = [];
    for (let round = 0; round < rounds; round += 1) all.push(await request(running, 20, 50));
    const response = await fetch(`${running.origin}/api/products`);
    const { data } = (await response.json()) as { data: { total: number } };
    await stop(running);
    const best = all.sort((one, other) => percentile(one, 0.95) - percentile(other, 0.95))[0] ?? [];
    return { total: data.total, times: best };
  });
}

const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1));

export async function measureProducts(): Promise<Figures> {
  const { total, times } = await measure(undefined, []);
  return {
    products: total,
    'GET /products with filters, 20 clients, median (ms)': rounded(median(times)),
    'GET /products with filters, 20 clients, p95 (ms; at most 60)': rounded(percentile(times, 0.95)),
  };
}

/** Runs `measureProducts` on the PostgreSQL server at BENCH_DATABASE_URL; the database is reset. */
export async function measureProductsOnServer(): Promise<Figures> {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url)
    throw new Error('BENCH_DATABASE_URL names an empty database of a PostgreSQL server to measure on.');
  const { total, times } = await measure(url, ['--reset']);
  return {
    products: total,
    'GET /products with filters, 20 clients, median (ms)': rounded(median(times)),
    'GET /products with filters, 20 clients, p95 (ms; at most 30)': rounded(percentile(times, 0.95)),
  };
}
