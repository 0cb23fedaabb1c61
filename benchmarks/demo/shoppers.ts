import type { Figures } from '../figures';
import { median, percentile, timed } from '../times';
import { inFolder, post, start, stop } from './child';

const shoppers = 200;
const initialStock = 1_000_000;

interface Shopper {
  token: string;
  address_id: number;
}

interface Visit {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
}

/** One visit from the home page to the order in the history, without pauses. */
async function buy(visit: Visit, number: number, product: number, addressId: number): Promise<void> {
  await visit.get('/master');
  await visit.get('/home');
  await visit.get(`/products?page=${1 + (number % 20)}`);
  await visit.get(`/products?search=leather&sort_type=low_to_high&page=1`);
  await visit.get(`/product-details?product_id=${product}`);
  await visit.post('/cart/store', { product_id: product });
  await visit.get('/carts');
  await visit.post('/cart/checkout', { shop_ids: [2] });
  await visit.post('/place-order', { shop_ids: [2], address_id: addressId, payment_method: 'cash' });
  await visit.get('/orders');
}

/** Lets 200 shoppers buy at the same time, twice; the second round is measured. */
export const measureShoppers = (): Promise<Figures> =>
  inFolder(async (folder) => {
    const running = await start({ folder }, '--qa');
    const { origin } = running;
    await post(origin, '/qa/stock', { product_id: 1, quantity: initialStock });
    const response = await post(origin, '/qa/people', { count: shoppers });
    const { data } = (await response.json()) as { data: { people: Shopper[] } };
    const times = { reads: [] as number[], writes: [] as number[] };
    let failures = 0;
    const round = () =>
      Promise.all(
        data.people.map(({ token, address_id: addressId }, number) => {
          const request = async (into: number[], send: () => Promise<Response>) => {
            into.push(
              await timed(async () => {
                const answer = await send().catch(() => null);
                if (!answer?.ok) failures += 1;
                await answer?.arrayBuffer();
              }),
            );
          };
          const headers = { Authorization: `Bearer ${token}` };
          const visit: Visit = {
            get: (path) => request(times.reads, () => fetch(`${origin}/api${path}`, { headers })),
            post: (path, body) => request(times.writes, () => post(origin, `/api${path}`, body, token)),
          };
          return buy(visit, number, 1, addressId);
        }),
      );
    await round();
    times.reads = [];
    times.writes = [];
    const total = await timed(round);
    await stop(running);
    const calls = times.reads.length + times.writes.length;
    return {
      'shoppers at the same time': shoppers,
      'calls in the measured round': calls,
      'calls a second': Math.round(calls / (total / 1000)),
      'reads, median (ms)': Math.round(median(times.reads)),
      'reads, p95 (ms)': Math.round(percentile(times.reads, 0.95)),
      'writes, median (ms)': Math.round(median(times.writes)),
      'writes, p95 (ms)': Math.round(percentile(times.writes, 0.95)),
      'failed calls, both rounds': failures,
    };
  });
