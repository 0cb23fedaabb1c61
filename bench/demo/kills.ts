import type { Figures } from '../figures';
import { inFolder, post, start, stop, type Running } from './child';

const rounds = 5;
const ordersPerRound = 200;
const shoppers = 10;
const shelf = 1_000_000;

interface Shopper {
  token: string;
  address_id: number;
  /** Orders that the demo has said yes to. */
  acknowledged: number;
  /** Orders that were asked for. */
  asked: number;
}

async function read<T>(origin: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

async function makeShoppers({ origin }: Running): Promise<Shopper[]> {
  const answer = await post(origin, '/qa/people', { count: shoppers });
  const { data } = (await answer.json()) as { data: { people: Pick<Shopper, 'token' | 'address_id'>[] } };
  return data.people.map((person) => ({ ...person, acknowledged: 0, asked: 0 }));
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

async function buy({ origin }: Running, shopper: Shopper, { id, shop }: Product): Promise<void> {
  await post(origin, '/api/cart/store', { product_id: id }, shopper.token);
  shopper.asked += 1;
  const order = { shop_ids: [shop.id], address_id: shopper.address_id, payment_method: 'cash' };
  const answer = await post(origin, '/api/place-order', order, shopper.token);
  if (answer.ok) shopper.acknowledged += 1;
  await answer.arrayBuffer();
}

/** Everybody buys until the process is killed, which happens when about half of the orders are in. */
async function buyUntilKilled(running: Running, people: readonly Shopper[], product: Product): Promise<void> {
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

/** Kill -9 in the middle of 200 orders, five times: what was acknowledged is there, and stock agrees with the orders. */
export const measureKills = (): Promise<Figures> =>
  inFolder(async (folder) => {
    let running = await start({ folder }, '--qa');
    const people = await makeShoppers(running);
    const { products } = await read<{ products: [Product] }>(running.origin, '/products?per_page=1', '');
    const [product] = products;
    await post(running.origin, '/qa/stock', { product_id: product.id, quantity: shelf });
    let lost = 0;
    let found = 0;
    let disagreements = 0;
    for (let round = 0; round < rounds; round += 1) {
      await buyUntilKilled(running, people, product);
      running = await start({ folder }, '--qa');
      found = 0;
      let pieces = 0;
      for (const shopper of people) {
        const { total, orders } = await read<Orders>(running.origin, '/orders?per_page=100', shopper.token);
        found += total;
        // What was put into a cart before the kill is bought with the next: an order can hold more than one.
        pieces += orders.reduce((sum, { quantity }) => sum + quantity, 0);
        lost += Math.max(0, shopper.acknowledged - total);
        if (total > shopper.asked) disagreements += 1;
      }
      const path = `/product-details?product_id=${product.id}`;
      const { product: now } = await read<{ product: Product }>(running.origin, path, people[0]?.token ?? '');
      if (shelf - now.quantity !== pieces) disagreements += 1;
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
