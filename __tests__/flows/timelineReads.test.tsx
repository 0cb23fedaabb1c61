import '../support/devTools';
import { timeTravel } from '@/shared/adapters';
import { demo } from '../support/demo';
import { nextTask } from '../support/externalServer';
import { readyToPlace } from '../support/readyToPlace';
import { devToolsOf, quiet } from '../support/rows';
import { untilUnreadRefetched } from '../support/chatting';
import { leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(() => {
  // A failed test must not leave the next one time-travelling.
  timeTravel.end();
  return leave();
});

it.each([
  ['/dashboard', /^Good /],
  ['/order-history', 'Order History'],
  ['/wishlist', 'Wishlist'],
  ['/', 'Recently viewed'],
  ['/messages', 'Messages'],
  ['/manage-address', 'Manage Address'],
  ['/support-tickets', 'Support Ticket'],
  ['/checkout', 'Checkout'],
])('requests nothing again on the return from a row before the session: %s', async (path, heading) => {
  const shopper = await visitSignedIn(path);
  const { shop, clock } = shopper;
  const tools = devToolsOf(shop);
  await screen.findByRole('heading', { name: heading });
  await untilUnreadRefetched(shopper);
  await quiet(tools);
  const calls = [...globalThis.shopCalls];
  const rows = tools.types();
  tools.jump(1);
  await nextTask();
  await clock.advance(1000);
  shop.timeline?.backToNow();
  await nextTask();
  await clock.advance(1000);
  await quiet(tools);
  expect(globalThis.shopCalls.slice(calls.length)).toEqual([]);
  expect(tools.types().slice(rows.length)).toEqual([]);
});

it.each([
  ['/order-history', '/api/orders', 'article'],
  ['/manage-address', '/api/addresses', 'article'],
  ['/wishlist', '/api/favorite-products', 'listitem'],
  ['/products/1/details', '/api/product-details', 'heading'],
])(
  'shows the error of %s again where a row has it, not the data of a later row',
  async (path, call, role) => {
    await demo.fault({ path: call, status: 400 });
    const { shop, user } = await visitSignedIn(path);
    const tools = devToolsOf(shop);
    const main = within(await screen.findByRole('main'));
    await main.findByText('Failing on purpose with 400');
    await quiet(tools);
    const refused = tools.types().length - 1;
    await demo.clearFaults();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    const shown = () => main.findAllByRole(role, role === 'heading' ? { level: 1 } : {});
    await shown();
    await quiet(tools);
    tools.jump(refused);
    expect(await main.findByText('Failing on purpose with 400')).toBeVisible();
    shop.timeline?.backToNow();
    await shown();
    expect(main.queryByText('Failing on purpose with 400')).not.toBeInTheDocument();
  },
);

it('refetches a page that is opened again after the return', async () => {
  const { shop, user } = await visitSignedIn('/order-history');
  const tools = devToolsOf(shop);
  await screen.findByRole('heading', { name: 'Order History' });
  await quiet(tools);
  tools.jump(1);
  await nextTask();
  shop.timeline?.backToNow();
  await quiet(tools);
  const orders = () => globalThis.shopCalls.filter((call) => call.startsWith('/api/orders')).length;
  const before = orders();
  const menu = within(await screen.findByRole('navigation', { name: 'My account' }));
  await user.click(menu.getByRole('link', { name: 'Manage Address' }));
  await screen.findByRole('heading', { name: 'Manage Address' });
  await user.click(menu.getByRole('link', { name: 'Order History' }));
  await screen.findByRole('heading', { name: 'Order History' });
  await waitFor(() => expect(orders()).toBe(before + 1));
});

it('requests no page of home for a press on "Load more" during time travel', async () => {
  const { shop, user } = await visit('/');
  const tools = devToolsOf(shop);
  await screen.findByRole('button', { name: 'Load more' });
  await user.click(screen.getByRole('button', { name: 'Dark appearance' }));
  await quiet(tools);
  const rows = tools.types();
  tools.jump(rows.length - 2);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  shop.timeline?.backToNow();
  await nextTask();
  await quiet(tools);
  expect(tools.types().slice(rows.length)).toEqual([]);
});

it('keeps the typed coupon code on the return from a row that has another one', async () => {
  const { shop, user } = await readyToPlace(1);
  const tools = devToolsOf(shop);
  const field = () => screen.findByRole('textbox', { name: 'Coupon code' });
  const apply = async () => {
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await quiet(tools);
  };
  await user.type(await field(), 'FIRST');
  await apply();
  const applied = tools.types().length - 1;
  await user.clear(await field());
  await apply();
  await user.type(await field(), 'SECOND');
  tools.jump(applied);
  await waitFor(async () => expect(await field()).toHaveValue('FIRST'));
  shop.timeline?.backToNow();
  await waitFor(async () => expect(await field()).toHaveValue('SECOND'));
});
