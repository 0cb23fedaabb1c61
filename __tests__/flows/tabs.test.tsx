import type { Shop } from '@/app/store';
import { addToCartPressed } from '@/features/cart/cart.slice';
import { noteWritten } from '@/features/checkout/checkout.slice';
import { logoutConfirmed } from '@/features/logout/logout.events';
import { searchSubmitted } from '@/features/search/search.slice';
import { demo } from '../support/demo';
import { collectReports, nextTask } from '../support/externalServer';
import { fillCart } from '../support/filledCart';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { deliver } from '../support/nextUser';
import {
  asTimePasses,
  leave,
  logIn,
  logOut,
  openTab,
  screen,
  SHOPPER,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
} from '../support/visit';

const OTHER = { ...SHOPPER, phone: 'new@marsa.example' };
const repliesOf = (path: string) => globalThis.shopReplies.filter((call) => call === `/api${path}`).length;
const userOf = (shop: Shop) => shop.store.getState().session.user?.name ?? null;

/** Simulates another tab of the same browser. */
const channel = () => new BroadcastChannel('storefront');
let outside: BroadcastChannel;
beforeEach(() => {
  outside = channel();
});
afterEach(() => {
  outside.close();
  return leave();
});

it('applies a login and a logout to the other tab', async () => {
  const here = await visit('/news');
  const there = await openTab();
  await here.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(here);
  await screen.findByText('Login Successful');
  await waitFor(() => expect(userOf(there)).toBe(userOf(here.shop)));

  await logOut(here);
  await waitFor(() => expect(userOf(there)).toBeNull());
  expect(there.store.getState().session.endedBy).toBe('loggedOutElsewhere');
});

it('leaves an account page for "/" without a dialog when another tab logs out', async () => {
  await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  window.localStorage.removeItem('token');
  outside.postMessage('loggedOut');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Welcome Login' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks again, later each time, for a cart that another tab changed while the server failed', async () => {
  const here = await visitSignedIn('/news');
  await waitFor(() => expect(repliesOf('/carts')).toBe(1));
  await untilResponses(here);
  await fillCart(1);
  // Each load has two retries.
  await demo.fault({ path: '/carts', status: 500, times: 6 });
  outside.postMessage('cartChanged');
  const faults = async (count: number) => {
    await asTimePasses(here.clock, 250, () => expect(repliesOf('/carts')).toBe(1 + count));
    await untilResponses(here);
  };
  await faults(3);
  await here.clock.advance(15_000);
  await faults(6);
  await here.clock.advance(29_000);
  expect(screen.getByRole('button', { name: /^My Cart .*0 items/ })).toBeVisible();
  await here.clock.advance(1000);
  expect(await screen.findByRole('button', { name: /^My Cart .*1 items?/ })).toBeVisible();
});

it('asks again for the cart of a reload whose first request failed, and shows the stored one until then', async () => {
  const here = await visitSignedIn('/news');
  await screen.findByRole('button', { name: /^My Cart .*0 items/ });
  await waitFor(() => expect(repliesOf('/carts')).toBe(1));
  await untilResponses(here);
  await fillCart(1);
  await demo.fault({ path: '/carts', status: 500, times: 3 });
  const again = await here.reload();
  await asTimePasses(again.clock, 250, () => expect(repliesOf('/carts')).toBe(4));
  await untilResponses(again);
  await again.clock.advance(14_000);
  expect(screen.getByRole('button', { name: /^My Cart .*0 items/ })).toBeVisible();
  await again.clock.advance(1000);
  expect(await screen.findByRole('button', { name: /^My Cart .*1 items?/ })).toBeVisible();
});

it('shows what another tab added although that tab lost the response', async () => {
  const here = await visitSignedIn('/news');
  await screen.findByRole('button', { name: /^My Cart .*0 items/ });
  const there = await openTab();
  await waitFor(() => expect(userOf(there)).toBe(userOf(here.shop)));
  await demo.fault({ path: '/cart/store', body: 'cut', times: 1 });
  const choice = { size: null, color: null, unit: null, name: '', thumbnail: null };
  there.store.dispatch(addToCartPressed({ productId: 3, quantity: 1, ...choice }));
  expect(await screen.findByRole('button', { name: /^My Cart .*1 items?/ })).toBeVisible();
});

it('drops the cart that was loading when another tab logged out', async () => {
  const release = holdResponses('/api/carts');
  const { reports, stop } = collectReports();
  const here = await visitSignedIn('/news');
  window.localStorage.removeItem('token');
  outside.postMessage('loggedOut');
  await waitFor(() => expect(userOf(here.shop)).toBeNull());
  await waitFor(() => expect(release.handled()).toBe(1));
  await deliver(release);
  stop();
  expect(reports).toEqual([]);
});

it('announces a logout to other tabs before its request, so that none of their requests is refused', async () => {
  const here = await visitSignedIn('/order-history');
  const there = await openTab();
  await waitFor(() => expect(userOf(there)).toBe(userOf(here.shop)));
  const request = holdRequests('/api/logout');
  there.store.dispatch(logoutConfirmed());
  await waitFor(() => expect(userOf(here.shop)).toBeNull());
  expect(userOf(there)).not.toBeNull();
  request.send();
  await waitFor(() => expect(userOf(there)).toBeNull());
});

it('replaces the first user in one step when another user signs in', async () => {
  const here = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  const first = userOf(here.shop);
  window.localStorage.setItem('token', await demo.logIn(OTHER));
  outside.postMessage('sessionChanged');
  await waitFor(() => expect(userOf(here.shop)).toBe('Sami Rahman'));
  expect(window.location.pathname).toBe('/');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(JSON.stringify(here.shop.store.getState())).not.toContain(first));
});

it('keeps the page when the same user gets a new token', async () => {
  const here = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  outside.postMessage('sessionChanged');
  await waitFor(() =>
    expect(globalThis.shopReplies.filter((call) => call === '/api/profile')).toHaveLength(2),
  );
  await waitFor(() => expect(here.shop.store.getState().session.isPending).toBe(false));
  expect(window.location.pathname).toBe('/order-history');
});

it('keeps drafts on a login in another tab', async () => {
  const here = await visit('/news');
  const box = await screen.findByRole('combobox', { name: /search/i });
  await here.user.type(box, 'blue mug');
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  outside.postMessage('sessionChanged');
  expect(await screen.findByRole('button', { name: /^My account \S/ })).toBeVisible();
  expect(box).toHaveValue('blue mug');
});

it('completes a blocked action after a login in another tab', async () => {
  await visit('/order-history');
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  outside.postMessage('sessionChanged');
  await waitFor(() => expect(window.location.pathname).toBe('/order-history'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('detects a missed message when the tab becomes visible', async () => {
  const here = await visitSignedIn('/news');
  window.localStorage.removeItem('token');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(userOf(here.shop)).toBeNull());
});

it('ignores another user’s data persisted by another tab', async () => {
  const first = await visitSignedIn('/news');
  const name = userOf(first.shop);
  await untilStored(name ?? '');
  window.localStorage.setItem('token', await demo.logIn(OTHER));
  const again = await first.reload();
  await waitFor(() => expect(userOf(again.shop)).toBe('Sami Rahman'));
  expect(JSON.stringify(again.shop.store.getState())).not.toContain(name);
});

const untilStored = (text: string) =>
  waitFor(() => expect(window.localStorage.getItem('persist:storefront')).toContain(text));

it('applies a color scheme and a search to the other tab', async () => {
  const here = await visit('/news');
  const there = await openTab();
  await here.user.click(await screen.findByRole('button', { name: 'Dark appearance' }));
  await untilStored('dark');
  const schemeThere = () => there.store.getState().appearance.scheme;
  await asTimePasses(here.clock, 100, () => expect(schemeThere()).toBe('dark'));
  there.store.dispatch(searchSubmitted('lamp'));
  await untilStored('lamp');
  await here.user.click(screen.getByRole('combobox', { name: /Search for/ }));
  await asTimePasses(here.clock, 100, () =>
    expect(screen.getByRole('option', { name: 'lamp' })).toBeVisible(),
  );
});

it('keeps what another tab has stored, also after the other tab stored something else', async () => {
  await fillCart(1);
  const here = await visitSignedIn('/news');
  await here.user.click(await screen.findByRole('button', { name: /^My Cart .*1 items?/ }));
  const there = await openTab();
  await waitFor(() => expect(userOf(there)).toBe(userOf(here.shop)));
  await here.user.click(await screen.findByRole('checkbox', { checked: false }));
  const selected = here.shop.store.getState().cart.selectedShopIds;
  expect(selected).toHaveLength(1);
  await nextTask();
  there.store.dispatch(noteWritten({ kind: 'cart', note: 'At the back door' }));
  await untilStored('back door');
  const { cart, checkout } = (await here.reload()).shop.store.getState();
  expect(cart.selectedShopIds).toEqual(selected);
  expect(checkout.decided.cart.note).toBe('At the back door');
});

it('ignores unknown messages on the channel', async () => {
  const here = await visitSignedIn('/news');
  await untilResponses(here);
  const before = repliesOf('/favorite-products');
  for (const word of ['', 'sessionEnded', { type: 'session/sessionEnded' }, 42, null])
    outside.postMessage(word);
  // A known message, which arrives after the others.
  outside.postMessage('wishlistChanged');
  await asTimePasses(here.clock, 100, () => expect(repliesOf('/favorite-products')).toBe(before + 1));
  expect(userOf(here.shop)).not.toBeNull();
});
