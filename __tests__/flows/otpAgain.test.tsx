import { demo } from '../support/demo';
import {
  boxesIn,
  callsTo,
  codeIn,
  codeSentTo,
  dialog as dialogNamed,
  fill,
  NEWCOMER,
  openLogin,
  openOtp,
  openRegistration,
  press,
  typeCode,
  UNVERIFIED,
  UNVERIFIED_PHONE,
  wrongFor,
} from '../support/entry';
import { holdRequests, holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, openTab, screen, waitFor, within } from '../support/visit';

afterEach(leave);

describe('an automatic login refused with "Please verify phone number."', () => {
  const UNVERIFIED_BODY = { needs_verification: true, phone: UNVERIFIED_PHONE, phone_code: '971' };
  const noErrorShown = ({ shop }: Visit) =>
    expect(shop.store.getState().notices.log.filter(({ kind }) => kind === 'error')).toEqual([]);

  /** Confirms the sent code, and advances the clock by the second after which the login is repeated. */
  async function confirm(visitor: Visit, dialog: HTMLElement) {
    await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(1000);
  }

  it.each([
    ['a success that asks for it', { response: UNVERIFIED_BODY }],
    ['a refusal in these words', { status: 422, response: { message: 'Please verify phone number.' } }],
  ])('sends a code again and continues in the OTP dialog: %s', async (_how, fault) => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await demo.fault({ path: '/api/login', ...fault, times: 1 });
    await confirm(visitor, dialog);
    await waitFor(() => expect(callsTo('/send-otp')).toBe(2));
    await waitFor(() => expect(codeIn(dialog)).toBe('|||'));
    expect(screen.getByRole('dialog', { name: 'Enter OTP' })).toBe(dialog);
    expect(boxesIn(dialog)[0]).toHaveFocus();
    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(within(dialog).getByText('00:60 sec')).toBeVisible();
    noErrorShown(visitor);

    // Nothing continues without another code.
    await visitor.clock.advance(30_000);
    expect([callsTo('/login'), callsTo('/send-otp')]).toEqual([2, 2]);
    await confirm(visitor, dialog);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    noErrorShown(visitor);
  });

  it('shows the refusal and opens Login when that code cannot be sent', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await demo.fault({ path: '/api/login', response: UNVERIFIED_BODY, times: 1 });
    await demo.fault({ path: '/api/send-otp', status: 422, times: 1 });
    await confirm(visitor, dialog);
    expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
    const login = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(login).getByLabelText('Email or phone')).toHaveValue(UNVERIFIED.phone);
  });

  it('sends no code when the dialog was closed meanwhile', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await demo.fault({ path: '/api/login', response: UNVERIFIED_BODY, times: 1 });
    await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.user.keyboard('{Escape}');
    await visitor.clock.advance(1000);
    await waitFor(() =>
      expect(globalThis.shopReplies.filter((call) => call === '/api/login')).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('/send-otp')).toBe(1);
    noErrorShown(visitor);
  });
});

describe('once the dialog for the code was closed', () => {
  const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('an automatic login that is refused shows its error only', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await demo.fault({ path: '/api/login', status: 422, times: 1 });
    await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.user.keyboard('{Escape}');
    await noDialog();
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
    expect(visitor.shop.store.getState().overlays.stack).toEqual([]);

    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    const login = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(login).getByLabelText('Email or phone')).toHaveValue(UNVERIFIED.phone);
  });

  it('a code that was confirmed after a reload opens no Login', async () => {
    const earlier = await openLogin();
    await openOtp(earlier);
    const visitor = await earlier.reload();
    const release = holdResponses('/api/verify-otp');
    const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
    await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(release.handled()).toBe(1));
    await visitor.user.keyboard('{Escape}');
    await noDialog();
    release();
    expect(await screen.findByText('You are verified. Please log in.')).toBeVisible();
    expect(visitor.shop.store.getState().overlays.stack).toEqual([]);
  });
});

it('does not open in a new tab, which has its own storage, but again after a reload of its own', async () => {
  const visitor = await openLogin();
  await openOtp(visitor);
  const kept = { ...window.sessionStorage } as Record<string, string>;
  window.sessionStorage.clear();
  const newTab = await openTab();
  expect(newTab.store.getState().otp.request).not.toBeNull();
  expect(newTab.store.getState().overlays.stack).toEqual([]);
  for (const [key, text] of Object.entries(kept)) window.sessionStorage.setItem(key, text);
  await visitor.reload();
  expect(await screen.findByRole('dialog', { name: 'Enter OTP' })).toBeVisible();
});

it('leaves "Resend OTP" enabled while the code is sent, so that it keeps the focus, and sends one', async () => {
  const visitor = await openLogin();
  const dialog = await openOtp(visitor);
  await visitor.clock.advance(60_000);
  await demo.fault({ path: '/api/send-otp', body: 'drop', times: 1 });
  const resend = await within(dialog).findByRole('button', { name: 'Resend OTP' });
  const requests = holdRequests('/api/send-otp');
  resend.focus();
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(resend).toHaveTextContent('Processing...'));
  expect(resend).toBeEnabled();
  expect(resend).toHaveAttribute('aria-busy', 'true');
  await visitor.user.keyboard('{Enter}');
  requests.send();
  expect(await within(dialog).findByText('Not sent.')).toBeVisible();
  expect(resend).toHaveFocus();
  expect(callsTo('/send-otp')).toBe(2);
  await visitor.user.keyboard('{Enter}');
  expect(await within(dialog).findByRole('timer')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus();
});

it('offers to send the code again at once when the clock of the device was put back', async () => {
  const visitor = await openLogin();
  await openOtp(visitor);
  visitor.clock.set(-3_600_000);
  await visitor.clock.advance(1000);
  await visitor.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  const dialog = await openOtp(visitor);
  // The login has sent another one.
  await waitFor(() => expect(callsTo('/send-otp')).toBe(2));
  expect(await within(dialog).findByText('00:60 sec')).toBeVisible();
  visitor.clock.set(-3_600_000);
  await visitor.clock.advance(1000);
  await visitor.user.click(await within(dialog).findByRole('button', { name: 'Resend OTP' }));
  expect(await within(dialog).findByText('00:60 sec')).toBeVisible();
  expect(callsTo('/send-otp')).toBe(3);
});

it.each([
  ['logs in when the first press had arrived', 'cut', 'Login Successful'],
  ['asks for a new code when it had not', 'drop', 'A new code is on its way.'],
] as const)('a code that is refused after a lost response %s', async (_what, body, outcome) => {
  const visitor = await openLogin();
  const dialog = await openOtp(visitor);
  await demo.fault({ path: '/api/verify-otp', body, times: 1 });
  const code = await codeSentTo(UNVERIFIED_PHONE);
  await typeCode(visitor, dialog, body === 'cut' ? code : wrongFor(code));
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  await visitor.user.click(within(dialog).getByRole('button', { name: 'Confirm OTP' }));
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(screen.queryByText('The code is not right')).not.toBeInTheDocument();
});

it.each([
  ['the network fails', { body: 'drop' }, /You seem to be offline/],
  ['the server fails', { status: 500 }, 'Failing on purpose with 500'],
  ['the server is busy', { status: 429, retryAfter: 1 }, 'Failing on purpose with 429'],
] as const)('keeps the typed code when %s', async (_what, fault, text) => {
  const visitor = await openLogin();
  const dialog = await openOtp(visitor);
  await demo.fault({ path: '/api/verify-otp', times: 1, ...fault });
  await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(codeIn(dialog)).toMatch(/^\d\|\d\|\d\|\d$/);
  await visitor.clock.advance(1000);
  await visitor.user.click(await within(dialog).findByRole('button', { name: 'Confirm OTP' }));
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
});

it('keeps the code of a registration when another one cannot be sent, also after a reload', async () => {
  const visitor = await openRegistration();
  await fill(visitor, NEWCOMER);
  await press(visitor, 'Sign Up');
  const dialog = await dialogNamed('Enter OTP');
  const code = await codeSentTo(NEWCOMER.Phone);
  await visitor.clock.advance(60_000);
  await demo.fault({ path: '/api/send-otp', status: 503, times: 1 });
  await visitor.user.click(await within(dialog).findByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText('Failing on purpose with 503')).toBeVisible();
  expect(within(dialog).getByText(/We sent 4 digits to/)).toBeVisible();
  expect(screen.queryByText('A new code is on its way.')).not.toBeInTheDocument();

  const later = await visitor.reload();
  await typeCode(later, await dialogNamed('Enter OTP'), code);
  expect(await screen.findByText('You are verified. Please log in.')).toBeVisible();
});
