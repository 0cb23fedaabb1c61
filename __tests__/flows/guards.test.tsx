import { demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { untilFailed } from '../support/untilFailed';
import { leave, logIn, screen, SHOPPER, visit, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const login = () => screen.findByRole('dialog', { name: 'Welcome' });

it.each([
  '/dashboard',
  '/become-a-seller',
  '/order-history',
  '/order-history/6',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/manage-address/new',
  '/manage-address/1/edit',
  '/change-password',
  '/support-tickets',
  '/support-ticket/T-1',
  '/messages',
])('"visitors without a signed-in user are sent to /": %s', async (path) => {
  await visit(path);
  await at('/');
  expect(await login()).toBeVisible();
});

it('opens the requested page with its query after the login', async () => {
  const visitor = await visit('/order-history?order_status=pending');
  await login();
  await logIn(visitor);
  await at('/order-history');
  expect(window.location.search).toBe('?order_status=pending');
});

it('stays on the page when Login is closed, even after a later login', async () => {
  const visitor = await visit('/order-history');
  await login();
  await visitor.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it.each(['/checkout', '/buynow'])(
  'keeps a visitor on %s: "Log in to check out" opens Login, then the page continues',
  async (path) => {
    const visitor = await visit(path);
    expect(await screen.findByText('Log in to check out')).toBeInTheDocument();
    await login();
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(path);
    await visitor.user.click(screen.getByRole('button', { name: 'Log in' }));
    await logIn(visitor);
    await waitFor(() => expect(screen.queryByText('Log in to check out')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(path);
  },
);

it('waits on a reload with a token whose user is not loaded yet, without opening Login', async () => {
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  const release = holdResponses('/api/profile');
  await visit('/order-history');
  await waitFor(() => expect(release.handled()).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release();
  // The list of the page itself; a page that waits for its user has the heading, too.
  expect(await screen.findByRole('navigation', { name: 'Order status' })).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('treats a user with a rejected token as a visitor', async () => {
  window.localStorage.setItem('token', 'nobody');
  await visit('/order-history');
  await at('/');
  expect(await login()).toBeVisible();
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('removes "Bearer " from a persisted token', async () => {
  const token = await demo.logIn(SHOPPER);
  window.localStorage.setItem('token', `Bearer ${token}`);
  const shopper = await visit('/order-history');
  // The list of the page itself; a page that waits for its user has the heading, too.
  expect(await screen.findByRole('navigation', { name: 'Order status' })).toBeVisible();
  expect(window.localStorage.getItem('token')).toBe(token);
  expect(shopper.shop.store.getState().session.user).not.toBeNull();
});

it('opens every page for a signed-in user', async () => {
  const shopper = await visitSignedIn('/news');
  await shopper.user.click(await screen.findByRole('link', { name: /^Saved Wishlist/ }));
  await at('/wishlist');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['/order-history', { status: 500, times: 3 }],
  ['/checkout', { body: 'drop', times: 3 }],
] as const)('offers to try again on %s when the user of a token cannot be read', async (path, fault) => {
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  await demo.fault({ path: '/api/profile', ...fault });
  const visitor = await visit(path);
  const { user } = visitor;
  await untilFailed(visitor, 'getProfile');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe(path);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: /^My account \S/ })).toBeVisible();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(path);
});
