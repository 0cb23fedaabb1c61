import { setPopups } from '@/shared/adapters';
import { acceptPlaces } from '../support/inspectExports';
import { requestDemo, demo } from '../support/demo';
import { fill, NEWCOMER, openLogin, openRegistration, press } from '../support/entry';
import { FakePopup } from '../support/fakePopup';
import { readyToPlace, orderPlacedDialog } from '../support/readyToPlace';
import { foundSecrets, collectSecret, collectSecrets, scanLater } from '../support/secrets';
import {
  leave,
  logIn,
  logOut,
  screen,
  SHOPPER,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

/**
 * `leave` scans every flow test for secrets in rows, states, reports, URLs and storage. These tests prove
 * that the scan finds them.
 */
afterEach(leave);

describe('the scan for secrets', () => {
  const SECRET = 'correct-horse';
  beforeEach(() => collectSecrets({ phone: '501', password: SECRET, otp: '7391' }));

  it.each([
    ['in a field', { payload: { password: SECRET } }],
    ['within a longer text', { message: `Bad password ${SECRET}!` }],
    ['as the name of a field', { [SECRET]: true }],
    ['deep in JSON within JSON', { saved: JSON.stringify({ form: JSON.stringify([{ value: SECRET }]) }) }],
    ['in the message of an error', new Error(`Refused: ${SECRET}`)],
    ['a short code on its own', { otp: '7391' }],
  ])('finds one %s', (_where, what) => {
    scanLater('here', what);
    expect(foundSecrets()).toHaveLength(1);
  });

  it('matches a short code as a whole text only', () => {
    scanLater('here', { order: 'MRS-173915', password: { secretRef: '#1' } });
    expect(foundSecrets()).toEqual([]);
  });

  it('does not mistake a number of the server for a code, such as an article’s view count', () => {
    scanLater('here', { totalViews: '7391', phoneCode: '7391' });
    expect(foundSecrets()).toEqual([]);
  });

  it('finds a secret that was registered after it was shown', () => {
    scanLater('here', { payload: 'issued-later' });
    collectSecrets({ data: { access: { token: 'issued-later' } } });
    expect(foundSecrets()).toEqual(['here.payload']);
  });
});

describe('in a seeded visit with deterministic random numbers', () => {
  /** UUIDs of the deterministic random adapter (`countingRandom`). */
  const REPEATED = /^0{8}-/;
  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  /** Idempotency keys of requests; `leave` scans rows, states and storage for them. */
  function recordKeys() {
    const keys: string[] = [];
    const originalFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key');
      if (key !== null) keys.push(key);
      return originalFetch(input, init);
    };
    return { keys, stop: () => (globalThis.fetch = originalFetch) };
  }

  it('uses a random key of the system for an order, and records it in no row', async () => {
    const { press } = await readyToPlace(1);
    const sent = recordKeys();
    await press();
    await orderPlacedDialog();
    sent.stop();
    expect(sent.keys).toEqual([expect.stringMatching(UUID)]);
    expect(sent.keys).not.toEqual([expect.stringMatching(REPEATED)]);
  });

  it('does so for an order that is placed again', async () => {
    const token = await demo.logIn(SHOPPER);
    const delivered = await requestDemo<{ orders: { id: number }[] }>(
      '/orders?order_status=delivered',
      token,
    );
    const { user } = await visitSignedIn(`/order-history/${delivered.orders[0]?.id ?? 0}`);
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Again' }));
    await user.click(await dialog.findByRole('radio', { name: /Cash on delivery/ }));
    const sent = recordKeys();
    await user.click(dialog.getByRole('button', { name: 'Place Order' }));
    await orderPlacedDialog();
    sent.stop();
    expect(sent.keys).toEqual([expect.stringMatching(UUID)]);
    expect(sent.keys).not.toEqual([expect.stringMatching(REPEATED)]);
  });

  it('does so for the state of a social sign-in', async () => {
    const popup = new FakePopup();
    setPopups(() => popup);
    const { user } = await openLogin();
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(popup.address).not.toBe(''));
    const state = new URL(popup.address).searchParams.get('state') ?? '';
    collectSecret(state);
    expect(state).toMatch(UUID);
    expect(state).not.toMatch(REPEATED);
    popup.closed = true;
    setPopups();
  });
});

it('keeps a secret in a URL out of rows and state, and removes it from the address bar alone', async () => {
  const requested =
    '/products?token=TOKEN4242&search=mug&Access_Token=TOKEN4242&sort=newest#id_token=TOKEN4242';
  const { shop, user } = await visit(requested);
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' }));
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  window.history.back();
  await waitFor(() => expect(window.location.search).toMatch(/search=mug/));
  expect(window.location.href).not.toContain('TOKEN4242');
  expect(JSON.stringify(shop.store.getState())).not.toContain('TOKEN4242');
});

it('records no password that was typed into the field for the e-mail address or phone number', async () => {
  const visitor = await openLogin();
  const field = () => screen.getByLabelText('Email or phone');
  const logins = () => globalThis.shopReplies.filter((path) => path.startsWith('/api/login')).length;
  let tries = 0;
  for (const password of ['correct-horse', 'P@ssw0rd!', '77']) {
    collectSecrets({ password });
    await logIn(visitor, { phone: password, password: 'anything-else' });
    tries += 1;
    await waitFor(() => expect(logins()).toBe(tries));
    expect(field()).toHaveValue(password);
  }
  await logIn(visitor);
  await screen.findByText('Login Successful');
  acceptPlaces([1, 4, 7].map((step) => `flow.steps.${step}.text`));
});

it('keeps such a text out of an e-mail field’s rows by refusing it', async () => {
  const visitor = await openRegistration();
  await fill(visitor, { ...NEWCOMER, Email: 'P@ssw0rd!' });
  await press(visitor, 'Sign Up');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address, such as name@example.com',
    ),
  );
  expect(globalThis.shopCalls.filter((call) => call.includes('registration'))).toEqual([]);
});

it('exposes no password and no token in a long visit; only the token is in localStorage', async () => {
  const shopper = await visit('/news');
  await shopper.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(shopper, { ...SHOPPER, password: 'wrong-password' });
  await waitFor(() => expect(shopper.shop.store.getState().notices.shown).toHaveLength(1));
  await logIn(shopper);
  await screen.findByText('Login Successful');
  const token = window.localStorage.getItem('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const again = await shopper.reload();
  await logOut(again);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain(token);
});
