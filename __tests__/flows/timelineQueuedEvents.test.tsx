import '../support/devTools';
import { noticeShown } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { whenLive, clock as shopClock, openTabChannel, timeTravel, storage } from '@/shared/adapters';
import { nextTask } from '../support/externalServer';
import { devToolsOf, quiet } from '../support/rows';
import { untilUnreadRefetched, field, firstConversation, openConversation } from '../support/chatting';
import { holdResponses } from '../support/heldResponses';
import { nextMessageOn, notifyFromOtherTab } from '../support/otherTab';
import { leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(() => {
  // A failed test must not leave the next one time-travelling.
  timeTravel.end();
  return leave();
});

/** Time travels while `act` runs; returns the number of rows recorded until the page is idle again. */
async function goBackInTime() {
  const visitor = await visit('/news');
  const tools = devToolsOf(visitor.shop);
  await quiet(tools);
  const rows = () => tools.types().length;
  return { ...visitor, tools, rows, now: () => visitor.shop.timeline?.backToNow() };
}

it('queues a response during time travel, and delivers it after the return', async () => {
  const { shop, tools, rows, now } = await goBackInTime();
  const release = holdResponses('/api/products');
  const { productsApi } = await import('@/api');
  const { getProducts } = productsApi.endpoints;
  void shop.store.dispatch(getProducts.initiate({}));
  const before = rows();
  tools.jump(1);
  await waitFor(() => expect(release.handled()).toBe(1));
  release();
  await nextTask();
  expect(rows()).toBe(before);
  now();
  await waitFor(() => expect(tools.types().slice(before)).toEqual(['api/getProducts/fulfilled']));
});

it('handles a recovered network after the return from time travel', async () => {
  const { tools, rows, now } = await goBackInTime();
  const [before, calls] = [rows(), globalThis.shopCalls.length];
  tools.jump(1);
  window.dispatchEvent(new Event('online'));
  await nextTask();
  expect([rows(), globalThis.shopCalls.length]).toEqual([before, calls]);
  now();
  await quiet(tools);
  const [returned, ...requested] = tools.rows().slice(before);
  expect(returned?.type).toBe('connection/networkReturned');
  expect(requested.length).toBeGreaterThan(0);
  expect(requested[0]?.meta?.cause).toMatchObject({ by: 'saga', type: 'connection/networkReturned' });
});

it('sends no request during time travel, and records none', async () => {
  const { shop, tools, rows, now } = await goBackInTime();
  const before = rows();
  tools.jump(1);
  const calls = globalThis.shopCalls.length;
  const { productsApi } = await import('@/api');
  const requested = shop.store.dispatch(productsApi.endpoints.getProducts.initiate({ search: 'mug' }));
  expect((await requested).data).toBeUndefined();
  // A component of the past unmounts with the return.
  requested.unsubscribe();
  expect(globalThis.shopCalls).toHaveLength(calls);
  now();
  await nextTask();
  expect(tools.types().slice(before)).toEqual([]);
});

it('runs a timer that is due during time travel after the return', async () => {
  const { shop, tools, clock, rows, now } = await goBackInTime();
  shop.store.dispatch(noticeShown({ kind: 'info', text: { message: 'Here for three seconds' } }));
  // Its time begins when it is seen.
  await screen.findAllByText('Here for three seconds');
  const before = rows();
  tools.jump(1);
  await clock.advance(60_000);
  expect(rows()).toBe(before);
  now();
  await waitFor(() => expect(tools.types().slice(before)).toEqual(['notices/noticeExpired']));
});

it('delivers events of sockets, tabs and timers in order after the return', async () => {
  const { tools, clock, now } = await goBackInTime();
  const incoming: string[] = [];
  const socket = whenLive((text: string) => incoming.push(text));
  const tabs = openTabChannel((message) => incoming.push(message));
  tools.jump(1);
  socket('first');
  const cancelTimer = shopClock.after(5, () => incoming.push('cancelled'));
  shopClock.after(10, () => incoming.push('timer'));
  await clock.advance(10);
  cancelTimer();
  const received = nextMessageOn('storefront');
  notifyFromOtherTab('wishlistChanged');
  await received;
  socket('last');
  storage.write('case', 'late');
  expect(incoming).toEqual([]);
  expect(storage.read('case')).toBeNull();
  now();
  expect(incoming.slice(0, 2)).toEqual(['first', 'timer']);
  await waitFor(() => expect([...incoming].sort()).toEqual(['first', 'last', 'timer', 'wishlistChanged']));
  expect(storage.read('case')).toBe('late');
  tabs.close();
});

it('drops presses while locked, resolves the promises of hooks, and continues the heartbeat after the unlock', async () => {
  const shopper = await visitSignedIn('/news');
  const { shop, clock } = shopper;
  const tools = devToolsOf(shop);
  await untilUnreadRefetched(shopper);
  await quiet(tools);
  tools.lifted.dispatch({ type: 'LOCK_CHANGES', status: true });
  expect(timeTravel.isActive()).toBe(true);
  const before = tools.types();
  const { productsApi } = await import('@/api');
  const requested = shop.store.dispatch(productsApi.endpoints.getProducts.initiate({ search: 'mug' }));
  expect((await requested).data).toBeUndefined();
  requested.unsubscribe();
  shop.store.dispatch(overlayOpened({ name: 'logout' }));
  await clock.advance(600_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  tools.lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
  await quiet(tools);
  expect(timeTravel.isActive()).toBe(false);
  expect(tools.types().slice(before.length)).toEqual([
    'api/updateLastSeen/pending',
    'api/updateLastSeen/fulfilled',
  ]);
});

it('types and sends nothing during time travel, and keeps the draft after the return', async () => {
  const { shop: seller } = await firstConversation();
  const { user, clock, room, shop } = await openConversation(`/messages?shop=${seller.id}`);
  const tools = devToolsOf(shop);
  await user.type(field(room), 'Half a thought');
  await clock.advance(500);
  await quiet(tools);
  const stored = window.localStorage.getItem('talk');
  tools.jump(tools.types().length - 2);
  await screen.findByText(/^Looking back at row/);
  await user.type(field(room), ' of the past{Enter}');
  await user.click(within(room).getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await clock.advance(500);
  expect(field(await screen.findByRole('region', { name: seller.name }))).toHaveValue('Half a thought');
  expect(window.localStorage.getItem('talk')).toBe(stored);
});

it('opens the live page on a reload during time travel', async () => {
  const { tools, user, reload } = await goBackInTime();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  tools.jump(1);
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
