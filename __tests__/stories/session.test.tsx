import { askDemo, demo } from '../support/demo';
import { leave, logIn, screen, SHOPPER, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

async function openLogin() {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Login' }));
  return visitor;
}

it('"submit; success stores token and user, closes dialog, loads the cart, shows \'Login Successful\' toast (3 s)"', async () => {
  const visitor = await openLogin();
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome' })).not.toBeInTheDocument());
  expect(window.localStorage.getItem('token')).toBeTruthy();
});

it('"Any failed auth call: the server message as an error toast"', async () => {
  const visitor = await openLogin();
  await logIn(visitor, { ...SHOPPER, password: 'wrong' });
  await waitFor(() => expect(visitor.shop.store.getState().notices.shown[0]?.kind).toBe('error'));
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByLabelText('Email or phone')).toHaveValue(SHOPPER.phone);
});

it('no password and no token stand in any state', async () => {
  const shopper = await openLogin();
  await logIn(shopper);
  await screen.findByText('Login Successful');
  const token = window.localStorage.getItem('token') ?? 'missing';
  const state = JSON.stringify(shopper.shop.store.getState());
  expect(state).not.toContain(token);
  expect(state).not.toContain(SHOPPER.password);
});

it('"Yes logs out. The session is cleared whether or not the call succeeds"', async () => {
  const shopper = await visitSignedIn('/news');
  await demo.fault({ path: '/api/logout', status: 500 });
  await shopper.user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await shopper.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log Out!' });
  expect(within(dialog).getByText('Logout Confirmation')).toBeVisible();
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(shopper.shop.store.getState().session.user).toBeNull();
  expect(window.location.pathname).toBe('/');
});

it('"visitors without a signed-in user are sent to /", and get the page they asked for after the login', async () => {
  const visitor = await visit('/order-history');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/order-history'));
});

it('"the last-seen update starts and sends once immediately", then every 10 minutes', async () => {
  const shopper = await visitSignedIn('/news');
  const beats = () => globalThis.shopCalls.filter((address) => address === '/api/update-last-seen').length;
  await waitFor(() => expect(beats()).toBeGreaterThan(0));
  const before = beats();
  await shopper.clock.advance(599_999);
  expect(beats()).toBe(before);
  await shopper.clock.advance(1);
  await waitFor(() => expect(beats()).toBe(before + 1));
});

it('a burst of refused calls ends the session once, with one notice', async () => {
  const shopper = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  await demo.fault({ path: '/api/carts', status: 401 });
  await demo.fault({ path: '/api/orders', status: 401 });
  const again = await shopper.reload();
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(again.shop.store.getState().notices.shown).toHaveLength(1);
  expect(again.shop.store.getState().session.user).toBeNull();
  expect(await askDemo('/home')).toBeTruthy();
});
