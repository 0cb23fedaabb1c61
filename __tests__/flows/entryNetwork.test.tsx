import { setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import {
  codeSentTo,
  dialog,
  fill,
  NEWCOMER,
  noDialog,
  openLogin,
  openOtp,
  openRegistration,
  press,
  switchToForgot,
  switchToReset,
  typeCode,
  UNVERIFIED,
  UNVERIFIED_PHONE,
} from '../support/entry';
import { returnFromProvider, FakePopup } from '../support/fakePopup';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, waitFor } from '../support/visit';

/** Network failures during login and registration: late and lost responses. */
afterEach(async () => {
  setPopups();
  await leave();
});

const late = (path: string) => holdResponses(`/api${path}`, 1);
const lost = (path: string) => demo.fault({ path: `/api${path}`, body: 'drop', times: 1 });

/** Closes the dialog while its request is pending; the response arrives afterwards. */
async function closeBefore(visitor: Visit, response: ReturnType<typeof late>): Promise<void> {
  await waitFor(() => expect(response.handled()).toBe(1));
  await visitor.user.keyboard('{Escape}');
  await noDialog();
  response();
  await waitFor(() =>
    expect(JSON.stringify(visitor.shop.store.getState().api.mutations)).not.toContain('"pending"'),
  );
}

describe('a response after the dialog was closed', () => {
  it('opens no code dialog for a login', async () => {
    const visitor = await openLogin();
    const sending = late('/send-otp');
    await logIn(visitor, UNVERIFIED);
    await closeBefore(visitor, sending);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no dialog for a new password; a password that was set shows its notice only', async () => {
    const visitor = await openLogin();
    await switchToForgot(visitor);
    await fill(visitor, { Phone: '501234567' });
    const sending = late('/send-otp');
    await press(visitor, 'Send OTP');
    await closeBefore(visitor, sending);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    await dialog('Welcome');
    await switchToForgot(visitor);
    await switchToReset(visitor);
    await fill(visitor, { 'Create Password': 'brand-new', 'Confirm Password': 'brand-new' });
    const reset = late('/reset-password');
    await press(visitor, 'Reset Password');
    await closeBefore(visitor, reset);
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sets no password when the code was confirmed too late', async () => {
    const visitor = await openLogin();
    await switchToForgot(visitor);
    await fill(visitor, { Phone: '501234567' });
    await press(visitor, 'Send OTP');
    const verification = late('/verify-otp');
    await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo('501234567'));
    await closeBefore(visitor, verification);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('logs in when the code of a login was confirmed', async () => {
    const visitor = await openLogin();
    const otp = await openOtp(visitor);
    const verification = late('/verify-otp');
    await typeCode(visitor, otp, await codeSentTo(UNVERIFIED_PHONE));
    await closeBefore(visitor, verification);
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the code dialog of a registration, because the account exists', async () => {
    const visitor = await openRegistration();
    await fill(visitor, NEWCOMER);
    const registration = late('/registration');
    await press(visitor, 'Sign Up');
    await closeBefore(visitor, registration);
    expect(await dialog('Enter OTP')).toBeVisible();
  });
});

describe('shows an error when the network fails, and keeps the input', () => {
  const isMessageShown = () => screen.findByText(/You seem to be offline/);

  it('in a registration', async () => {
    const visitor = await openRegistration();
    await fill(visitor, NEWCOMER);
    await lost('/registration');
    await press(visitor, 'Sign Up');
    expect(await isMessageShown()).toBeVisible();
    for (const [label, text] of Object.entries(NEWCOMER))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    await press(visitor, 'Sign Up');
    expect(await dialog('Enter OTP')).toBeVisible();
  });

  describe('a registration that the server stored although its response was lost', () => {
    const cut = (path: string) => demo.fault({ path: `/api${path}`, body: 'cut', times: 1 });
    const calls = (path: string) => globalThis.shopCalls.filter((call) => call === `/api${path}`).length;
    const taken = /has already been taken/;
    const isTaken = (label: string) =>
      waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(taken));

    it('continues with its code when the second press gets "already taken"', async () => {
      const visitor = await openRegistration();
      await fill(visitor, NEWCOMER);
      await cut('/registration');
      await press(visitor, 'Sign Up');
      expect(await isMessageShown()).toBeVisible();
      await press(visitor, 'Sign Up');
      const otp = await dialog('Enter OTP');
      await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument());
      await typeCode(visitor, otp, await codeSentTo(NEWCOMER.Phone));
      await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
      await visitor.clock.advance(1000);
      expect(await screen.findByText('Register Successful')).toBeVisible();
      expect(visitor.shop.store.getState().session.user?.name).toBe(NEWCOMER.Name);
    });

    it('logs in when the settings require no verification', async () => {
      await demo.settings({ register_otp_verify: false });
      const visitor = await openRegistration();
      await fill(visitor, NEWCOMER);
      await cut('/registration');
      await press(visitor, 'Sign Up');
      expect(await isMessageShown()).toBeVisible();
      await press(visitor, 'Sign Up');
      expect(await screen.findByText('Register Successful')).toBeVisible();
      expect(calls('/send-otp')).toBe(0);
    });

    it('stays at "already taken" when the account belongs to another user, and sends no code', async () => {
      const visitor = await openRegistration();
      await fill(visitor, { ...NEWCOMER, Phone: '501234567' });
      await lost('/registration');
      await press(visitor, 'Sign Up');
      expect(await isMessageShown()).toBeVisible();
      await press(visitor, 'Sign Up');
      await isTaken('Phone');
      await waitFor(() => expect(visitor.shop.store.getState().notices.log).toHaveLength(2));
      expect(calls('/send-otp')).toBe(0);
      expect(screen.getByLabelText('Name')).toHaveValue(NEWCOMER.Name);
    });

    it('stays at "already taken" when the phone was changed meanwhile, or the dialog closed', async () => {
      const visitor = await openRegistration();
      await fill(visitor, NEWCOMER);
      await cut('/registration');
      await press(visitor, 'Sign Up');
      expect(await isMessageShown()).toBeVisible();
      // An account that was never verified would be replaced.
      await demo.verify(NEWCOMER.Phone);
      await fill(visitor, { Phone: '507771199' });
      await press(visitor, 'Sign Up');
      await isTaken('Email');
      expect([calls('/login'), calls('/send-otp')]).toEqual([0, 0]);
      await lost('/registration');
      await press(visitor, 'Sign Up');
      await waitFor(() => expect(visitor.shop.store.getState().notices.log).toHaveLength(3));
      await visitor.user.keyboard('{Escape}');
      await noDialog();
      await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
      await dialog('Welcome');
      await press(visitor, 'Sign Up');
      await dialog('Welcome!');
      await fill(visitor, { Password: NEWCOMER.Password });
      await press(visitor, 'Sign Up');
      await isTaken('Email');
      expect([calls('/login'), calls('/send-otp')]).toEqual([0, 0]);
    });
  });

  it('in Forgot Password and Reset Password', async () => {
    const visitor = await openLogin();
    await switchToForgot(visitor);
    await fill(visitor, { Phone: '501234567' });
    await lost('/send-otp');
    await press(visitor, 'Send OTP');
    expect(await isMessageShown()).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('501234567');
    await switchToReset(visitor);
    await fill(visitor, { 'Create Password': 'brand-new', 'Confirm Password': 'brand-new' });
    await lost('/reset-password');
    await press(visitor, 'Reset Password');
    await waitFor(() => expect(visitor.shop.store.getState().notices.log).toHaveLength(2));
    expect(await isMessageShown()).toBeVisible();
    expect(screen.getByLabelText('Create Password')).toHaveValue('brand-new');
    await press(visitor, 'Reset Password');
    expect(await dialog('Welcome')).toBeVisible();
  });
});

it('shows an error when the request of a provider’s code fails; the next one logs in although the dialog is closed', async () => {
  const popup = new FakePopup();
  setPopups(() => popup);
  const visitor = await openLogin();
  await lost('/auth/google/token');
  await press(visitor, 'Google');
  await returnFromProvider(popup);
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-disabled'),
  );
  const token = await demo.logIn({ phone: 'new@marsa.example', password: 'demo1234' });
  const response = { data: { user: { id: 2, name: 'Sami Rahman' }, access: { token } } };
  await demo.fault({ path: '/api/auth/google/token', response, times: 1 });
  const login = late('/auth/google/token');
  await press(visitor, 'Google');
  await returnFromProvider(popup);
  await closeBefore(visitor, login);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});
