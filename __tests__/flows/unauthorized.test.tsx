import { settingsApi } from '@/api';
import { demo, requestDemo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import { deliver } from '../support/nextUser';
import { anOffer } from '../support/offers';
import { addToCart } from '../support/shopper';
import type { Visit } from '../support/visit';
import {
  leave,
  logIn,
  logOut,
  screen,
  SHOPPER,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
} from '../support/visit';

afterEach(leave);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OVER = 'Your session has ended. Please log in again.';
const state = ({ shop }: Visit) => shop.store.getState();
const favoritesOf = (calls: readonly string[]) =>
  calls.filter((address) => address === '/api/favorite-products').length;
const ended = (visitor: Visit) => waitFor(() => expect(state(visitor).session.user).toBeNull());

it('ends the session once, with one notice, after a burst of refused calls', async () => {
  const shopper = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  for (const path of [
    '/carts',
    '/orders',
    '/addresses',
    '/favorite-products',
    '/user/roles',
    '/update-last-seen',
  ])
    await demo.fault({ path: `/api${path}`, status: 401 });
  const again = await shopper.reload();
  expect(await screen.findByText(OVER)).toBeVisible();
  await waitFor(() => expect(globalThis.pendingCalls).toBe(0));
  await again.clock.advance(2999);
  expect(state(again).notices.shown).toHaveLength(1);
  expect(state(again).session.user).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
});

it.each(['/carts', '/addresses', '/favorite-products'])(
  '"401 on cart, address, favourite calls clears token, user and addresses": %s alone',
  async (path) => {
    await demo.fault({ path: `/api${path}`, status: 401 });
    window.localStorage.setItem('token', await demo.logIn(SHOPPER));
    const shopper = await visit('/manage-address');
    expect(await screen.findByText(OVER)).toBeVisible();
    await ended(shopper);
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(Object.keys(state(shopper).api.queries).filter((key) => key.startsWith('getAddresses'))).toEqual(
      [],
    );
  },
);

it('leaves an account page for "/" with Login open when the session ends, and returns after the login', async () => {
  const shopper = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  await demo.fault({ path: '/api/orders', status: 401, times: 1 });
  const again = await shopper.reload();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  await logIn(again);
  await waitFor(() => expect(window.location.pathname).toBe('/order-history'));
  // The bars stay, with what is typed into the search.
  const search = await screen.findByRole('combobox', { name: /^Search for/ });
  await again.user.type(search, 'mug');
  await demo.fault({ path: '/api/orders', status: 401, times: 1 });
  await again.user.click(await screen.findByRole('link', { name: /^Delivered/ }));
  await ended(again);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(search).toBeInTheDocument();
  expect(search).toHaveValue('mug');
});

it('"Add to cart 401: toast \'Please login first!\' and login dialog opens", and the press finishes after the login', async () => {
  const { id } = await anOffer();
  const shopper = await visitSignedIn(`/products/${id}/details`);
  await demo.fault({ path: '/api/cart/store', status: 401, times: 1 });
  await addToCart(shopper);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  expect(screen.queryByText(OVER)).not.toBeInTheDocument();
  expect(state(shopper).session.user).toBeNull();
  await logIn(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
});

it('ends the session with one notice when a favorite is refused with 401, and rolls it back', async () => {
  const shopper = await visitSignedIn('/products');
  const [favorite] = await screen.findAllByRole('button', { name: /to wishlist$/ });
  if (!favorite) throw new Error('No heart');
  await demo.fault({ path: '/api/favorite-add-or-remove', status: 401 });
  await shopper.user.click(favorite);
  expect(await screen.findByText(OVER)).toBeVisible();
  expect(state(shopper).notices.shown).toHaveLength(1);
  expect(state(shopper).wishlist).toEqual({ requested: {}, agreed: {} });
});

it('ends the session when a public read gets a 401, and repeats the read once without the token', async () => {
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  const first = await visit('/news');
  await waitFor(() => expect(state(first).session.user).not.toBeNull());
  await first.shop.stop();
  window.localStorage.setItem('token', 'Bearer stale');
  const visitor = await visit('/products');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  await ended(visitor);
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('keeps the session when a refusal belongs to an earlier one', async () => {
  const shopper = await visitSignedIn('/news');
  const allResponded = () =>
    waitFor(() => expect(favoritesOf(globalThis.shopReplies)).toBe(favoritesOf(globalThis.shopCalls)));
  await waitFor(() => expect(favoritesOf(globalThis.shopCalls)).toBe(1));
  await allResponded();
  await demo.fault({ path: '/api/favorite-products', status: 401, times: 1 });
  const release = holdResponses('/api/favorite-products', 1);
  const again = await shopper.reload();
  await waitFor(() => expect(state(again).session.user).not.toBeNull());
  await logOut(again);
  await again.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await logIn(again);
  await screen.findByText('Login Successful');
  await allResponded();
  expect(release.handled()).toBe(1);
  await deliver(release);
  expect(state(again).session.user).not.toBeNull();
  expect(screen.queryByText(OVER)).not.toBeInTheDocument();
});

it('ends the session at `expires_at` by a timer, with a notice', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  await screen.findByText('Login Successful');
  await untilResponses(visitor);
  // Slept through, because the heartbeat would be sent 4,300 times.
  await visitor.clock.sleep(30 * DAY - 10 * MINUTE);
  expect(state(visitor).session.user).not.toBeNull();
  await visitor.clock.advance(11 * MINUTE);
  expect(await screen.findByText(OVER)).toBeVisible();
  expect(state(visitor).session.user).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('ends the session on return to a tab that slept past `expires_at`', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  await screen.findByText('Login Successful');
  visitor.clock.freeze(31 * DAY);
  document.dispatchEvent(new Event('visibilitychange'));
  await ended(visitor);
  expect(await screen.findByText(OVER)).toBeVisible();
});

it('keeps a session whose `expires_at` is already past at the login, also after the next settings', async () => {
  const token = await demo.logIn(SHOPPER);
  const { user } = await requestDemo<{ user: object }>('/profile', token);
  const access = { token, expires_at: '2020-01-01 00:00:00' };
  const response = { message: '', data: { user, access } };
  await demo.fault({ path: '/api/login', response, times: 1 });
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  await screen.findByText('Login Successful');
  await untilResponses(visitor);
  const { getMaster } = settingsApi.endpoints;
  await visitor.shop.store.dispatch(getMaster.initiate(undefined, { forceRefetch: true }));
  await untilResponses(visitor);
  expect(state(visitor).session.user).not.toBeNull();
  const again = await visitor.reload();
  await screen.findByRole('button', { name: /^My account \S/ });
  await untilResponses(again);
  expect(state(again).session.user).not.toBeNull();
  expect(screen.queryByText(OVER)).not.toBeInTheDocument();
});

it('clears the checkout with the session', async () => {
  await fillCart(1);
  const shopper = await visitSignedIn('/checkout');
  await screen.findByRole('heading', { name: 'Checkout' });
  // The faults apply to the page after the reload.
  await waitFor(() =>
    expect(globalThis.shopReplies).toEqual(expect.arrayContaining(['/api/addresses', '/api/carts'])),
  );
  await demo.fault({ path: '/api/addresses', status: 401 });
  await demo.fault({ path: '/api/carts', status: 401 });
  const again = await shopper.reload();
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(window.location.pathname).toBe('/checkout');
  expect(state(again).notices.shown).toHaveLength(1);
});
