import type { Figures } from '../figures';
import { inFolder, post, start, stop, type RunningDemo } from './child';

const rounds = 5;
const ordersPerRound = 200;
const shoppers = 10;
const initialStock = 1_000_000;

interface Shopper {
  token: string;
  address_id: number;
  /** Orders that the demo has confirmed. */
  acknowledged: number;
  /** Orders that were requested. */
  requested: number;
}

async function read<T>(origin: string, path: string, token: string): Promise<T> {
  const response = await fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

async function makeShoppers({ origin }: RunningDemo): Promise<Shopper[]> {
  const response = await post(origin, '/qa/people', { count: shoppers });
  const { data } = (await response.json()) as { data: { people: Pick<Shopper, 'token' | 'address_id'>[] } };
  return data.people.map((person) => ({ ...person, acknowledged: 0, requested: 0 }));
}

interface Product {
  id: number;
  shop: { id: number };
  quantity: number;
}

interface Orders {
  total: number;
  orders: { quantity: number }[];
}

async function buy({ origin }: RunningDemo, shopper: Shopper, { id, shop }: Product): Promise<void> {
  await post(origin, '/api/cart/store', { product_id: id }, shopper.token);
  shopper.requested += 1;
  const order = { shop_ids: [shop.id], address_id: shopper.address_id, payment_method: 'cash' };
  const response = await post(origin, '/api/place-order', order, shopper.token);
  if (response.ok) shopper.acknowledged += 1;
  await response.arrayBuffer();
}

/** All shoppers buy until the process is killed, after about half of the orders. */
async function buyUntilKilled(
  running: RunningDemo,
  people: readonly Shopper[],
  product: Product,
): Promise<void> {
  const soFar = () => people.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const before = soFar();
  const enough = before + ordersPerRound * (0.25 + Math.random() / 2);
  let killed: Promise<void> | undefined;
  const shop = async (shopper: Shopper) => {
    while (!killed) {
      await buy(running, shopper, product).catch((problem: unknown) => {
        if (!killed) throw problem;
      });
      if (!killed && soFar() >= enough) killed = stop(running, 'SIGKILL');
    }
  };
  await Promise.all(people.map(shop));
  await killed;
}

/**
 * Kills the demo amid 200 orders, five times: no confirmed order may be lost, and stock must match the
 * orders.
 */
export const measureKills = (): Promise<Figures> =>
  inFolder(async (folder) => {
    let running = await start({ folder }, '--qa');
    const people = await makeShoppers(running);
    const { products } = await read<{ products: [Product] }>(running.origin, '/products?per_page=1', '');
    const [product] = products;
    await post(running.origin, '/qa/stock', { product_id: product.id, quantity: initialStock });
    let lost = 0;
    let found = 0;
    let disagreements = 0;
    for (let round = 0; round < rounds; round += 1) {
      await buyUntilKilled(running, people, product);
      running = await start({ folder }, '--qa');
      found = 0;
      let ordered = 0;
      for (const shopper of people) {
        const { total, orders } = await read<Orders>(running.origin, '/orders?per_page=100', shopper.token);
        found += total;
        // A cart filled before the kill is bought with the next order, so an order can have a quantity above
        // one.
        ordered += orders.reduce((sum, { quantity }) => sum + quantity, 0);
        lost += Math.max(0, shopper.acknowledged - total);
        if (total > shopper.requested) disagreements += 1;
      }
      const path = `/product-details?product_id=${product.id}`;
      const { product: now } = await read<{ product: Product }>(running.origin, path, people[0]?.token ?? '');
      if (initialStock - now.quantity !== ordered) disagreements += 1;
    }
    await stop(running);
    return {
      'times killed with kill -9 among 200 orders': rounds,
      'orders acknowledged': people.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      'orders found afterwards': found,
      'acknowledged orders lost': lost,
      'times that stock and orders disagreed': disagreements,
    };
  });
