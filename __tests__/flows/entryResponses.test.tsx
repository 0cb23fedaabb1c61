import { setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import {
  responsesOf,
  dialog,
  fill,
  NEWCOMER,
  noticesOf,
  openLogin,
  openRegistration,
  press,
  switchToForgot,
  switchToReset,
  typeCode,
} from '../support/entry';
import { returnFromProvider, FakePopup } from '../support/fakePopup';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, waitFor, within } from '../support/visit';

/** Invalid responses during login and registration: wrong types and missing values. */
afterEach(async () => {
  setPopups();
  await leave();
});

const USER = { id: 1, name: 'Layla Haddad' };
const BAD_SESSIONS = [
  null,
  'welcome',
  { data: [] },
  { data: { user: null, access: { token: 'abc' } } },
  { data: { user: { id: 'x' }, access: { token: 'abc' } } },
  { data: { user: USER, access: { token: {} } } },
  // The token is a secret of the test, which no report may quote.
  { token: 'a token elsewhere', data: { user: USER, access: 'a token elsewhere' } },
  { data: { user: USER, access: { token: 'Bearer ' } } },
];

/** Expects `count` notices, the newest of which contains the message. */
const textOf = async (visitor: Visit, count: number, message: string) => {
  await waitFor(() => expect(noticesOf(visitor)).toHaveLength(count));
  expect(JSON.stringify(noticesOf(visitor)[0])).toContain(message);
};
const readsNothing = async (visitor: Visit, count: number) => {
  await textOf(visitor, count, 'could not read');
  expect(window.localStorage.getItem('token')).toBeNull();
};

it('starts no session from an invalid response, and accepts a token with "Bearer"', async () => {
  const visitor = await openLogin();
  for (const [index, response] of BAD_SESSIONS.entries()) {
    await demo.fault({ path: '/api/login', response, times: 1 });
    if (index === 0) await logIn(visitor);
    else await press(visitor, 'Log in');
    await readsNothing(visitor, index + 1);
    await within(screen.getByRole('dialog')).findByRole('button', { name: 'Log in' });
  }
  const token = await demo.logIn(SHOPPER);
  const response = { data: { user: { ...USER, phone: 501 }, access: { token: `Bearer ${token}` } } };
  await demo.fault({ path: '/api/login', response, times: 1 });
  await press(visitor, 'Log in');
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(window.localStorage.getItem('token')).toBe(token);
  await waitFor(() => expect(responsesOf('/carts')).toBe(1));
  expect(visitor.shop.store.getState().session.user).not.toBeNull();
});

it('starts no session from an invalid response to a provider’s code, and enables the buttons again', async () => {
  const popup = new FakePopup();
  setPopups(() => popup);
  const visitor = await openLogin();
  const signIn = async (response: unknown) => {
    await demo.fault({ path: '/api/auth/google/token', response, times: 1 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-disabled'),
    );
    await press(visitor, 'Google');
    await returnFromProvider(popup);
  };
  for (const [index, response] of BAD_SESSIONS.entries()) {
    await signIn(response);
    await readsNothing(visitor, index + 1);
  }
  const token = await demo.logIn(SHOPPER);
  await signIn({ data: { user: USER, access: { token: `bearer ${token}` } } });
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(window.localStorage.getItem('token')).toBe(token);
});

it('ignores missing fields and wrong types in the other responses', async () => {
  const visitor = await openLogin();
  // Verification required at the root, as text, without a phone number; code responses without data.
  await demo.fault({ path: '/api/login', response: { needs_verification: '1', phone: {} }, times: 1 });
  await demo.fault({ path: '/api/send-otp', response: { data: [] }, times: 1 });
  await demo.fault({ path: '/api/verify-otp', response: { message: null, data: { token: [] } }, times: 1 });
  await logIn(visitor);
  const otp = await dialog('Enter OTP');
  await typeCode(visitor, otp, '1234');
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('continues with the code after an empty response to a registration', async () => {
  const visitor = await openRegistration();
  await fill(visitor, NEWCOMER);
  await demo.fault({ path: '/api/registration', response: { message: { text: 7 }, data: [] }, times: 1 });
  await demo.fault({ path: '/api/send-otp', response: null, times: 1 });
  await press(visitor, 'Sign Up');
  expect(await dialog('Enter OTP')).toBeVisible();
});

it('shows our own message when a refused registration has no valid one, and keeps the input', async () => {
  const visitor = await openRegistration();
  await fill(visitor, NEWCOMER);
  const refusals = [null, 'no', { message: {}, data: { errors: ['name'] } }, { errors: { name: 7 } }];
  for (const [index, response] of refusals.entries()) {
    await demo.fault({ path: '/api/registration', status: 422, response, times: 1 });
    await press(visitor, 'Sign Up');
    await textOf(visitor, index + 1, 'Something went wrong');
  }
  for (const [label, text] of Object.entries(NEWCOMER))
    expect(screen.getByLabelText(label)).toHaveValue(text);
});

it('shows an error when a correct code returns no token for a new password', async () => {
  const visitor = await openLogin();
  await switchToForgot(visitor);
  await demo.fault({ path: '/api/send-otp', response: null, times: 1 });
  await demo.fault({ path: '/api/verify-otp', response: { data: {} }, times: 1 });
  await fill(visitor, { Phone: '501234567' });
  await press(visitor, 'Send OTP');
  await typeCode(visitor, await dialog('Enter OTP'), '1234');
  await textOf(visitor, 1, 'Something went wrong');
  expect(screen.queryByRole('dialog', { name: 'Reset Password' })).not.toBeInTheDocument();
});

it('opens Login after an empty response to a new password', async () => {
  const visitor = await openLogin();
  await switchToForgot(visitor);
  await switchToReset(visitor);
  await fill(visitor, { 'Create Password': 'brand-new', 'Confirm Password': 'brand-new' });
  await demo.fault({ path: '/api/reset-password', response: { message: { text: 7 } }, times: 1 });
  await press(visitor, 'Reset Password');
  expect(await dialog('Welcome')).toBeVisible();
});
