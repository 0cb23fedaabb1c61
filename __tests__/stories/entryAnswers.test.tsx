import { navigated } from '@/features/navigation';
import type { Overlay } from '@/features/overlays';
import { overlayOpened } from '@/features/overlays';
import { seal, setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import { codeSentTo, openLogin, openOtp, typeCode, UNVERIFIED } from '../support/entry';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, visit, waitFor, within } from '../support/visit';

/** What a server, a network and the Back button may do to somebody on the way in. */
afterEach(async () => {
  setPopups();
  await leave();
});

const press = async ({ user }: Visit, name: string) =>
  user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
const type = async ({ user }: Visit, label: string, text: string) => {
  const field = within(screen.getByRole('dialog')).getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const answers = (path: string) => globalThis.shopAnswers.filter((call) => call === `/api${path}`).length;
const lastNotice = ({ shop }: Visit) => JSON.stringify(shop.store.getState().notices.log.at(0));

const USER = { id: 1, name: 'Layla Haddad' };
const BAD_SESSIONS = [
  null,
  'welcome',
  { data: [] },
  { data: { user: null, access: { token: 'abc' } } },
  { data: { user: { id: 'x' }, access: { token: 'abc' } } },
  { data: { user: USER, access: { token: {} } } },
  { data: { user: USER, access: { token: 'Bearer ' } } },
];

it('no session begins with an answer that cannot be read, and one with "Bearer" in front is as good as any', async () => {
  const visitor = await openLogin();
  for (const [index, answer] of BAD_SESSIONS.entries()) {
    await demo.fault({ path: '/api/login', answer, times: 1 });
    if (index === 0) await logIn(visitor);
    else await press(visitor, 'Log in');
    await waitFor(() => expect(answers('/login')).toBe(index + 1));
    await within(screen.getByRole('dialog')).findByRole('button', { name: 'Log in' });
    await waitFor(() => expect(lastNotice(visitor)).toContain('could not read'));
    expect(window.localStorage.getItem('token')).toBeNull();
  }
  const token = await demo.logIn(SHOPPER);
  const answer = { data: { user: { ...USER, phone: 501 }, access: { token: `Bearer ${token}` } } };
  await demo.fault({ path: '/api/login', answer, times: 1 });
  await press(visitor, 'Log in');
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(window.localStorage.getItem('token')).toBe(token);
  await waitFor(() => expect(answers('/carts')).toBe(1));
  expect(visitor.shop.store.getState().session.user).not.toBeNull();
});

it('the other calls on the way do without what is missing or of the wrong type', async () => {
  const visitor = await openLogin();
  // A wish for verification at the root, as text, without a phone; codes whose answers hold nothing.
  await demo.fault({ path: '/api/login', answer: { needs_verification: '1', phone: {} }, times: 1 });
  await demo.fault({ path: '/api/send-otp', answer: { data: [] }, times: 1 });
  await demo.fault({ path: '/api/verify-otp', answer: { message: null, data: { token: [] } }, times: 1 });
  await logIn(visitor);
  const otp = await dialog('Enter OTP');
  await typeCode(visitor, otp, '1234');
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('a code that was right but brought no token for a new password is said, and changes nothing', async () => {
  const visitor = await openLogin();
  await press(visitor, 'Forgot Password');
  await dialog('Forgot Password');
  await demo.fault({ path: '/api/send-otp', answer: null, times: 1 });
  await demo.fault({ path: '/api/verify-otp', answer: { data: {} }, times: 1 });
  await type(visitor, 'Phone', '501234567');
  await press(visitor, 'Send OTP');
  await typeCode(visitor, await dialog('Enter OTP'), '1234');
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(lastNotice(visitor)).toContain('Something went wrong'));
  expect(screen.queryByRole('dialog', { name: 'Reset Password' })).not.toBeInTheDocument();
});

describe('"Too many tries": a server that says how long to wait is waited for', () => {
  const tooMany = (path: string) =>
    demo.fault({ path, status: 429, retryAfter: 30, answer: { message: 'Slow down, please.' }, times: 1 });
  /** The button counts down, presses change nothing, and it comes back by itself. */
  async function waits(visitor: Visit, path: string, label: string) {
    const here = within(screen.getByRole('dialog'));
    await waitFor(() => expect(lastNotice(visitor)).toContain('Slow down, please.'));
    const button = await here.findByRole('button', { name: '00:30 sec' });
    const asked = answers(path);
    await visitor.user.click(button);
    expect(answers(path)).toBe(asked);
    await visitor.clock.advance(30_000);
    expect(await here.findByRole('button', { name: label })).toBeVisible();
  }

  it('at a code for the login, at the code itself, and at sending it again', async () => {
    const visitor = await openLogin();
    await tooMany('/api/send-otp');
    await logIn(visitor, UNVERIFIED);
    await waits(visitor, '/send-otp', 'Log in');
    const otp = await openOtp(visitor);
    await tooMany('/api/verify-otp');
    await typeCode(visitor, otp, '0000');
    await visitor.user.keyboard('{Enter}');
    await waits(visitor, '/verify-otp', 'Confirm OTP');
    await visitor.clock.advance(60_000);
    await tooMany('/api/send-otp');
    await press(visitor, 'Resend OTP');
    await waitFor(() => expect(otp).toHaveTextContent('00:30 sec'));
    expect(within(otp).queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    await visitor.clock.advance(30_000);
    expect(await within(otp).findByRole('button', { name: 'Resend OTP' })).toBeVisible();
  });

  it('at a registration, at a forgotten password and at the new one', async () => {
    const visitor = await openLogin();
    await press(visitor, 'Sign Up');
    await dialog('Welcome!');
    const fields = { Name: 'Noor', Phone: '507771122', Email: 'noor@marsa.example', Password: 'secret-6' };
    for (const [label, text] of Object.entries(fields)) await type(visitor, label, text);
    await tooMany('/api/registration');
    await press(visitor, 'Sign Up');
    await waits(visitor, '/registration', 'Sign Up');
    await press(visitor, 'Log in');
    await dialog('Welcome');
    await press(visitor, 'Forgot Password');
    await dialog('Forgot Password');
    await type(visitor, 'Phone', '501234567');
    await tooMany('/api/send-otp');
    await press(visitor, 'Send OTP');
    await waits(visitor, '/send-otp', 'Send OTP');
    await press(visitor, 'Send OTP');
    await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo('501234567'));
    await visitor.user.keyboard('{Enter}');
    await dialog('Reset Password');
    await type(visitor, 'Create Password', 'brand-new');
    await type(visitor, 'Confirm Password', 'brand-new');
    await tooMany('/api/reset-password');
    await press(visitor, 'Reset Password');
    await waits(visitor, '/reset-password', 'Reset Password');
    // The network is lost with the next try; what was typed is there for the one after it.
    await demo.fault({ path: '/api/reset-password', body: 'drop', times: 1 });
    await press(visitor, 'Reset Password');
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await press(visitor, 'Reset Password');
    expect(await dialog('Welcome')).toBeVisible();
  });

  it('at a sign-in with Google', async () => {
    let address = '';
    const window500 = {
      goTo: (to: string) => void (address = to),
      isClosed: () => false,
      close: () => undefined,
    };
    setPopups(() => ({ ...window500, show: () => undefined }));
    const visitor = await openLogin();
    await tooMany('/api/auth/google/token');
    await visitor.user.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(address).not.toBe(''));
    const channel = new BroadcastChannel('storefront-social');
    channel.postMessage({ code: 'any', state: new URL(address).searchParams.get('state') });
    expect(await screen.findByText('Slow down, please.')).toBeVisible();
    channel.close();
    expect(await within(await dialog('Welcome')).findByText('00:30 sec')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Google' })).toBeDisabled();
    await visitor.clock.advance(30_000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled());
  });
});

it('an answer after the dialog was closed opens nothing that is not wanted any more', async () => {
  const visitor = await openLogin();
  const closeBefore = async (path: string) => {
    const before = answers(path);
    await visitor.user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(answers(path)).toBe(before + 1));
    await waitFor(() =>
      expect(JSON.stringify(visitor.shop.store.getState().api.mutations)).not.toContain('"pending"'),
    );
  };
  // The code of an unverified shopper.
  await demo.fault({ path: '/api/send-otp', delayMs: 300, times: 1 });
  await logIn(visitor, UNVERIFIED);
  await waitFor(() => expect(answers('/login')).toBe(1));
  await waitFor(() => expect(globalThis.shopCalls).toContain('/api/send-otp'));
  await closeBefore('/send-otp');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await visitor.user.click(screen.getByRole('button', { name: 'Login' }));
  await dialog('Welcome');
  await press(visitor, 'Forgot Password');
  await dialog('Forgot Password');
  await type(visitor, 'Phone', '501234567');
  await demo.fault({ path: '/api/send-otp', delayMs: 300, times: 1 });
  await press(visitor, 'Send OTP');
  await closeBefore('/send-otp');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await visitor.user.click(screen.getByRole('button', { name: 'Login' }));
  await dialog('Welcome');
  await press(visitor, 'Forgot Password');
  await dialog('Forgot Password');
  await press(visitor, 'Send OTP');
  await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo('501234567'));
  await visitor.user.keyboard('{Enter}');
  await dialog('Reset Password');
  await type(visitor, 'Create Password', 'brand-new');
  await type(visitor, 'Confirm Password', 'brand-new');
  await demo.fault({ path: '/api/reset-password', delayMs: 300, times: 1 });
  await press(visitor, 'Reset Password');
  await closeBefore('/reset-password');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Back in the middle of a dialog leaves it, whichever it is, and the page is the one before', async () => {
  const visitor = await visit('/products');
  await screen.findByRole('heading', { level: 1 });
  const { store } = visitor.shop;
  const open: [Overlay, string | RegExp][] = [
    [{ name: 'login', reason: 'button' }, 'Welcome'],
    [{ name: 'registration', reason: 'button' }, 'Welcome!'],
    [{ name: 'forgotPassword', reason: 'button' }, 'Forgot Password'],
    [{ name: 'resetPassword', token: seal('reset-token-1'), phone: '501234567' }, 'Reset Password'],
    [{ name: 'logout' }, 'Log Out!'],
    [{ name: 'deleteAccount' }, 'Delete your account?'],
    [{ name: 'notices' }, 'Notices'],
    [{ name: 'address' }, /address/i],
  ];
  for (const [overlay, title] of open) {
    const { index } = store.getState().navigation;
    const place = { pathname: '/news', search: '', hash: '', key: `at ${overlay.name}` };
    store.dispatch(navigated({ place, index: index + 1, move: 'PUSH' }));
    await waitFor(() => expect(window.location.pathname).toBe('/news'));
    store.dispatch(overlayOpened(overlay));
    await screen.findByRole('dialog', { name: title });
    window.history.back();
    await noDialog();
    expect(window.location.pathname).toBe('/products');
  }
});
