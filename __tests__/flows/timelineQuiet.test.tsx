import '../support/devTools';
import { patterns } from '@/domain/paths';
import { navigated } from '@/core/navigation';
import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { nextTask } from '../support/externalServer';
import type { DevTools } from '../support/rows';
import { devToolsOf, quiet } from '../support/rows';
import { untilUnreadRefetched } from '../support/chatting';
import { leave, SHOPPER, visit, visitSignedIn } from '../support/visit';

afterEach(leave);

/** Limit of rows for opening a page (architecture §5, "Quiet"). */
const MOST_ROWS = 12;

/** Values of `:id` and other path parameters; add those of new pages here. */
async function pages() {
  const { products } = await requestDemo<{ products: { id: number; shop: { id: number } }[] }>('/products');
  const { categories } = await requestDemo<{ categories: { id: number }[] }>('/categories');
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders', token);
  const [product, category, order] = [products[0], categories[0], orders[0]];
  if (!product || !category) throw new Error('The demo has no products');
  const ofPath: Partial<Record<keyof typeof patterns, string>> = {
    productDetails: String(product.id),
    shop: String(product.shop.id),
    shopCategory: String(product.shop.id),
    orderDetails: String(order?.id ?? 1),
  };
  return (name: keyof typeof patterns) =>
    patterns[name]
      .replace(':id', ofPath[name] ?? '1')
      .replace(':slug', String(category.id))
      .replace(/:\w+/, '1');
}

/** Navigates like a link; returns the recorded rows. */
async function open(shop: Parameters<typeof devToolsOf>[0], tools: DevTools, address: string) {
  const before = tools.rows().length;
  const { pathname, search, hash } = new URL(address, 'http://shop.invalid');
  const { index } = shop.store.getState().navigation;
  const location = { pathname, search, hash, key: `opened ${address}` };
  shop.store.dispatch(navigated({ location, index: index + 1, move: 'PUSH' }));
  await quiet(tools);
  return tools.types().slice(before);
}

const names = Object.keys(patterns) as (keyof typeof patterns)[];

it('opens any page with twelve rows at most', async () => {
  await fillCart(1);
  const addressOf = await pages();
  const shopper = await visitSignedIn('/no-such-page');
  const { shop } = shopper;
  const tools = devToolsOf(shop);
  // The rows of the socket are of no page.
  await untilUnreadRefetched(shopper);
  await quiet(tools);
  const costly: Record<string, string[]> = {};
  for (const name of names) {
    const types = await open(shop, tools, addressOf(name));
    expect(types[0]).toBe('navigation/navigated');
    if (types.length > MOST_ROWS) costly[name] = types;
  }
  expect(costly).toEqual({});
});

it('adds no row in an idle minute of a visitor on any page', async () => {
  const addressOf = await pages();
  const { shop, clock } = await visit('/');
  const tools = devToolsOf(shop);
  for (const name of ['home', 'products', 'productDetails', 'flashSale', 'news'] as const) {
    await open(shop, tools, addressOf(name));
    const before = tools.types();
    await clock.advance(60_000);
    await quiet(tools);
    expect([name, tools.types().slice(before.length)]).toEqual([name, []]);
  }
});

it("adds only the heartbeat's calls in an idle hour of a signed-in shopper", async () => {
  const shopper = await visitSignedIn('/news');
  const { shop, clock } = shopper;
  const tools = devToolsOf(shop);
  await untilUnreadRefetched(shopper);
  await quiet(tools);
  const before = tools.rows().length;
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await clock.advance(600_000);
    await quiet(tools);
  }
  const types = tools.types().slice(before);
  expect(new Set(types)).toEqual(new Set(['api/updateLastSeen/pending', 'api/updateLastSeen/fulfilled']));
  expect(types).toHaveLength(12);
});

it('keeps the state of a visit of 5,000 rows below 300 kB', async () => {
  await fillCart(2);
  const addressOf = await pages();
  const { shop } = await visitSignedIn('/');
  const tools = devToolsOf(shop);
  await quiet(tools);
  for (const name of ['productDetails', 'products', 'category', 'checkout', 'orderHistory', 'home'] as const)
    await open(shop, tools, addressOf(name));
  // Navigation and menus, as in a long visit; the pages' own rows are tested above.
  const { overlayClosed, overlayOpened } = await import('@/core/overlays');
  while (tools.recording().stagedActionIds.length < 5000) {
    for (let times = 0; times < 50; times += 1) {
      shop.store.dispatch(overlayOpened({ name: 'languageMenu' }));
      shop.store.dispatch(overlayClosed('languageMenu'));
    }
    // Yields to the network between rows, so that connections closed by the demo are not used again.
    await nextTask();
  }
  const size = Buffer.byteLength(JSON.stringify(shop.store.getState()));
  expect(tools.recording().stagedActionIds.length).toBeGreaterThanOrEqual(5000);
  expect(size).toBeLessThan(300_000);
  // Each of the rows is recorded, which takes minutes on a busy machine.
}, 300_000);
