import { demo } from '../support/demo';
import { openLogin } from '../support/entry';
import { holdResponses } from '../support/heldResponses';
import { notifyFromOtherTab } from '../support/otherTab';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, untilResponses, visitSignedIn, waitFor } from '../support/visit';

/** A tab that was frozen finds that the shopper has logged in again in another tab. */
afterEach(leave);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OTHER = { ...SHOPPER, phone: 'new@marsa.example' };
const OVER = 'Your session has ended. Please log in again.';
const sessionOf = ({ shop }: Visit) => shop.store.getState().session;
const storedToken = () => window.localStorage.getItem('token');

/** Opens a page and logs in, so that the end of the session is known. */
async function loggedIn(): Promise<Visit> {
  const here = await openLogin();
  await logIn(here);
  await screen.findByText('Login Successful');
  await untilResponses(here);
  expect(sessionOf(here).expiresAt).not.toBeNull();
  return here;
}

/** Another tab logs in; this tab has not received a message of it. */
async function logInElsewhere(credentials = SHOPPER): Promise<string> {
  const token = await demo.logIn(credentials);
  window.localStorage.setItem('token', token);
  return token;
}

const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

const untilUserKnown = (here: Visit) =>
  waitFor(() => {
    expect(globalThis.shopReplies).toContain('/api/profile');
    expect(sessionOf(here).isPending).toBe(false);
  });

it('keeps the new session when a tab returns after the end of its own', async () => {
  const here = await loggedIn();
  here.clock.freeze(31 * DAY);
  const token = await logInElsewhere();
  wakeUp();
  await untilUserKnown(here);
  expect(sessionOf(here).user?.name).toBe('Layla Haddad');
  expect(storedToken()).toBe(token);
  expect(screen.queryByText(OVER)).not.toBeInTheDocument();
});

it('keeps the new session of another user when the timer of the old one is due first', async () => {
  const here = await loggedIn();
  const token = await logInElsewhere(OTHER);
  await here.clock.sleep(31 * DAY);
  await waitFor(() => expect(sessionOf(here).user?.name).toBe('Sami Rahman'));
  expect(storedToken()).toBe(token);
  expect(screen.queryByText(OVER)).not.toBeInTheDocument();
});

it('does not end a new session of the same shopper when the old one would have ended', async () => {
  const here = await loggedIn();
  const token = await logInElsewhere();
  notifyFromOtherTab('sessionChanged');
  await untilUserKnown(here);
  await here.clock.sleep(30 * DAY + MINUTE);
  expect(sessionOf(here).user?.name).toBe('Layla Haddad');
  expect(storedToken()).toBe(token);
});

it('follows a logout and the next login of another tab, and keeps the token of that login', async () => {
  const here = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  const token = await logInElsewhere(OTHER);
  notifyFromOtherTab('loggedOut');
  await waitFor(() => expect(sessionOf(here).user?.name).toBe('Sami Rahman'));
  expect(storedToken()).toBe(token);
});

it('keeps that token when the message of the logout arrives while its user is being requested', async () => {
  const here = await visitSignedIn('/news');
  const token = await logInElsewhere(OTHER);
  const release = holdResponses('/api/profile');
  wakeUp();
  await waitFor(() => expect(sessionOf(here).isPending).toBe(true));
  notifyFromOtherTab('loggedOut');
  await waitFor(() => expect(sessionOf(here).user).toBeNull());
  expect(storedToken()).toBe(token);
  release();
  await waitFor(() => expect(sessionOf(here).user?.name).toBe('Sami Rahman'));
  expect(storedToken()).toBe(token);
});

it('keeps the new session when the server refuses a call of the old one', async () => {
  const here = await visitSignedIn('/products');
  const [favorite] = await screen.findAllByRole('button', { name: /to wishlist$/ });
  if (!favorite) throw new Error('No favorite button');
  await demo.fault({ path: '/api/favorite-add-or-remove', status: 401, times: 1 });
  const token = await logInElsewhere(OTHER);
  await here.user.click(favorite);
  await waitFor(() => expect(sessionOf(here).user).toBeNull());
  expect(storedToken()).toBe(token);
  wakeUp();
  await waitFor(() => expect(sessionOf(here).user?.name).toBe('Sami Rahman'));
});

it('does not go on as the first user when the user of another tab’s login cannot be read', async () => {
  const here = await loggedIn();
  await logInElsewhere(OTHER);
  await demo.fault({ path: '/api/profile', status: 422, times: 1 });
  wakeUp();
  await waitFor(() => expect(sessionOf(here).user).toBeNull());
  await waitFor(() =>
    expect(JSON.stringify([here.shop.store.getState(), { ...window.localStorage }])).not.toContain('Haddad'),
  );
  wakeUp();
  await waitFor(() => expect(sessionOf(here).user?.name).toBe('Sami Rahman'));
});

it('stores nothing of the first user as the data of another one who is being requested', async () => {
  const here = await loggedIn();
  await logInElsewhere(OTHER);
  const release = holdResponses('/api/profile');
  wakeUp();
  await waitFor(() => expect(release.handled()).toBe(1));
  const again = await here.reload();
  expect(again.shop.store.getState().session.user?.name).not.toBe('Layla Haddad');
  release();
  await waitFor(() => expect(sessionOf(again).user?.name).toBe('Sami Rahman'));
});
