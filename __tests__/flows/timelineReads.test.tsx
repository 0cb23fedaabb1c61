import '../support/devTools';
import { timeTravel } from '@/shared/adapters';
import { nextTask } from '../support/externalServer';
import { devToolsOf, quiet } from '../support/rows';
import { untilUnreadRefetched } from '../support/chatting';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

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
