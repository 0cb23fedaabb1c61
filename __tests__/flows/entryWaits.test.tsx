import { setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import {
  responsesOf,
  dialog,
  fill,
  NEWCOMER,
  noticesOf,
  openLogin,
  openOtp,
  openRegistration,
  press,
  switchToForgot,
  switchToReset,
  typeCode,
  UNVERIFIED,
} from '../support/entry';
import { returnFromProvider, FakePopup } from '../support/fakePopup';
import { holdRequests } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, waitFor, within } from '../support/visit';

afterEach(async () => {
  setPopups();
  await leave();
});

describe('"Too many tries": disables the button for the server’s Retry-After', () => {
  const tooMany = (path: string) =>
    demo.fault({ path, status: 429, retryAfter: 30, response: { message: 'Slow down, please.' }, times: 1 });
  const isMessageShown = (visitor: Visit) =>
    waitFor(() => expect(JSON.stringify(noticesOf(visitor)[0])).toContain('Slow down, please.'));
  /** Expects that the button counts down, ignores presses, and is enabled again at the end. */
  async function waits(visitor: Visit, path: string, label: string) {
    const here = within(screen.getByRole('dialog'));
    await isMessageShown(visitor);
    const resting = label === 'Send OTP' ? 'Resend OTP in 00:30 sec' : '00:30 sec';
    const button = await here.findByRole('button', { name: resting });
    const requested = responsesOf(path);
    await visitor.user.click(button);
    expect(responsesOf(path)).toBe(requested);
    await visitor.clock.advance(30_000);
    expect(await here.findByRole('button', { name: label })).toBeVisible();
  }

  it('when a code is requested, entered, and requested again', async () => {
    const visitor = await openLogin();
    await tooMany('/api/send-otp');
    await logIn(visitor, UNVERIFIED);
    await waits(visitor, '/send-otp', 'Log in');
    const otp = await openOtp(visitor);
    await tooMany('/api/verify-otp');
    await typeCode(visitor, otp, '0000');
    await waits(visitor, '/verify-otp', 'Confirm OTP');
    await visitor.clock.advance(60_000);
    await tooMany('/api/send-otp');
    await press(visitor, 'Resend OTP');
    await waitFor(() => expect(otp).toHaveTextContent('00:30 sec'));
    expect(within(otp).queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    await visitor.clock.advance(30_000);
    expect(await within(otp).findByRole('button', { name: 'Resend OTP' })).toBeVisible();
  });

  it('in a registration, in Forgot Password and in Reset Password', async () => {
    const visitor = await openRegistration();
    await fill(visitor, NEWCOMER);
    await tooMany('/api/registration');
    await press(visitor, 'Sign Up');
    await waits(visitor, '/registration', 'Sign Up');
    await press(visitor, 'Log in');
    await dialog('Welcome');
    await switchToForgot(visitor);
    await fill(visitor, { Phone: '501234567' });
    await tooMany('/api/send-otp');
    await press(visitor, 'Send OTP');
    await waits(visitor, '/send-otp', 'Send OTP');
    await switchToReset(visitor);
    await fill(visitor, { 'Create Password': 'brand-new', 'Confirm Password': 'brand-new' });
    await tooMany('/api/reset-password');
    await press(visitor, 'Reset Password');
    await waits(visitor, '/reset-password', 'Reset Password');
  });

  it.each([
    ['Google', 'google'],
    ['Facebook', 'facebook'],
    ['Apple', 'apple'],
  ])('in a sign-in with %s', async (name, provider) => {
    const popup = new FakePopup();
    setPopups(() => popup);
    const visitor = await openLogin();
    await tooMany(`/api/auth/${provider}/token`);
    await visitor.user.click(await screen.findByRole('button', { name }));
    await returnFromProvider(popup);
    await isMessageShown(visitor);
    expect(await within(await dialog('Welcome')).findByText('00:30 sec')).toBeVisible();
    for (const other of ['Google', 'Facebook', 'Apple'])
      expect(screen.getByRole('button', { name: other })).toHaveAttribute('aria-disabled', 'true');
    const open = jest.fn(() => popup);
    setPopups(open);
    await visitor.user.click(screen.getByRole('button', { name }));
    expect(open).not.toHaveBeenCalled();
    await visitor.clock.advance(30_000);
    await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  });
});

/** From Login to Forgot Password and back, while the request for its code is held. */
async function leaveForgotWhileSending(visitor: Visit) {
  await switchToForgot(visitor);
  await fill(visitor, { Phone: '501234567' });
  const requests = holdRequests('/api/send-otp');
  await press(visitor, 'Send OTP');
  await waitFor(() => expect(requests.held()).toBe(1));
  await press(visitor, 'Log in');
  await dialog('Welcome');
  return requests;
}

it('logs in while a code for Forgot Password, which is no longer wanted, is still being sent', async () => {
  const visitor = await openLogin();
  await leaveForgotWhileSending(visitor);
  expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled');
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('requests a code in Forgot Password while the one of a login is still being sent', async () => {
  const visitor = await openLogin();
  const { held } = holdRequests('/api/send-otp');
  await logIn(visitor, UNVERIFIED);
  await waitFor(() => expect(held()).toBe(1));
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  await switchToForgot(visitor);
  await fill(visitor, { Phone: '501234567' });
  await press(visitor, 'Send OTP');
  await waitFor(() => expect(held()).toBe(2));
});

it('signs up while a code for Forgot Password is still being sent', async () => {
  const visitor = await openRegistration();
  await press(visitor, 'Log in');
  await dialog('Welcome');
  const { held } = await leaveForgotWhileSending(visitor);
  await press(visitor, 'Sign Up');
  await dialog('Welcome!');
  await fill(visitor, NEWCOMER);
  await press(visitor, 'Sign Up');
  await waitFor(() => expect(held()).toBe(2));
});
