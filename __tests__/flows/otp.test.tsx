import { devToolsOf } from '../support/rows';
import { holdResponses } from '../support/heldResponses';
import { demo } from '../support/demo';
import {
  boxesIn,
  callsTo,
  codeIn,
  codeSentTo,
  openLogin,
  openOtp,
  typeCode,
  UNVERIFIED,
  UNVERIFIED_PHONE,
  wrongFor,
} from '../support/entry';
import { leave, logIn, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

describe('"If needs_verification is returned … OTP is sent and the OTP dialog opens"', () => {
  it('"after verification, after 1 second, login is repeated automatically"', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    expect(screen.queryByRole('dialog', { name: 'Welcome' })).not.toBeInTheDocument();
    expect(within(dialog).getByText('+971 50 ••• 4455')).toBeVisible();
    await typeCode(visitor, dialog, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(999);
    expect(callsTo('/login')).toBe(1);
    await visitor.clock.advance(1);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(callsTo('/login')).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(visitor.shop.store.getState().otp.request).toBeNull();
  });

  it('leaves Login open when the code could not be sent', async () => {
    const visitor = await openLogin();
    await demo.fault({ path: '/api/send-otp', status: 422, times: 1 });
    await logIn(visitor, UNVERIFIED);
    expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
    await visitor.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Enter OTP' })).toBeVisible();
  });

  it('opens no dialog when Login was closed before the response', async () => {
    const visitor = await openLogin();
    const release = holdResponses('/api/login');
    await logIn(visitor, UNVERIFIED);
    await visitor.user.keyboard('{Escape}');
    release();
    await waitFor(() => expect(globalThis.shopReplies).toContain('/api/login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('/send-otp')).toBe(0);
  });
});

describe('"four single-character boxes"', () => {
  it('"Focus moves forward on input and back on Backspace in an empty box"', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    const boxes = boxesIn(dialog);
    expect(boxes).toHaveLength(4);
    expect(boxes[0]).toHaveFocus();
    await visitor.user.keyboard('12');
    expect(boxes[2]).toHaveFocus();
    await visitor.user.keyboard('{Backspace}');
    expect(boxes[1]).toHaveFocus();
    expect(codeIn(dialog)).toBe('1|||');
    await visitor.user.keyboard('{ArrowLeft}7');
    expect(codeIn(dialog)).toBe('7|||');
  });

  it('accepts a pasted code, one from an SMS, and digits of another script', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    const [first, second] = boxesIn(dialog);
    const release = holdResponses('/api/verify-otp');
    await visitor.user.click(first as HTMLElement);
    await visitor.user.paste(' 12-34 ');
    expect(codeIn(dialog)).toBe('1|2|3|4');
    await visitor.user.click(first as HTMLElement);
    await visitor.user.paste('٤٥٦٧');
    expect(codeIn(dialog)).toBe('4|5|6|7');
    await visitor.user.click(second as HTMLElement);
    await visitor.user.keyboard('9');
    expect(codeIn(dialog)).toBe('4|9|6|7');
    expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    expect(first).toHaveAttribute('inputmode', 'numeric');
    expect(first).toHaveAttribute('enterkeyhint', 'go');
    expect(first).toHaveAccessibleName('Digit 1 of 4');
    release();
  });

  it('fills all boxes with a whole code that is pasted into a later one, and sends it', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    const code = await codeSentTo(UNVERIFIED_PHONE);
    await visitor.user.keyboard('9');
    expect(boxesIn(dialog)[1]).toHaveFocus();
    await visitor.user.paste(` ${code.slice(0, 2)} ${code.slice(2)} `);
    expect(codeIn(dialog)).toBe(code.split('').join('|'));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  });

  it('sends a code once with its fourth digit, as its button does', async () => {
    const visitor = await openLogin();
    const tools = devToolsOf(visitor.shop);
    const dialog = await openOtp(visitor);
    const code = await codeSentTo(UNVERIFIED_PHONE);
    const release = holdResponses('/api/verify-otp');
    await typeCode(visitor, dialog, code.slice(0, 3));
    expect(callsTo('/verify-otp')).toBe(0);
    await visitor.user.keyboard(code.slice(3));
    await waitFor(() => expect(callsTo('/verify-otp')).toBe(1));
    const [, , , fourth] = boxesIn(dialog);
    await visitor.user.type(fourth as HTMLElement, `{Backspace}${code.slice(3)}{Enter}`);
    release();
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    const sent = tools.rows().filter(({ type }) => type === 'otp/otpSubmitted');
    expect(sent).toMatchObject([{ meta: { cause: { input: 'submit', on: 'Confirm OTP' } } }]);
    expect(callsTo('/verify-otp')).toBe(1);
  });

  it('requires all four', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await visitor.user.keyboard('12{Enter}');
    expect(await within(dialog).findByText('Enter all four digits')).toBeVisible();
    expect(callsTo('/verify-otp')).toBe(0);
  });

  it('clears the boxes after a wrong code, and focuses the first', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await typeCode(visitor, dialog, wrongFor(await codeSentTo(UNVERIFIED_PHONE)));
    const label = 'The code is not right, or no longer valid.';
    expect(await within(dialog).findByText(label)).toBeVisible();
    expect(codeIn(dialog)).toBe('|||');
    expect(boxesIn(dialog)[0]).toHaveFocus();
  });

  it('counts down in the button after five wrong codes, until a new code is sent', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    const wrong = wrongFor(await codeSentTo(UNVERIFIED_PHONE));
    for (let tries = 1; tries <= 6; tries += 1) {
      await typeCode(visitor, dialog, wrong);
      await waitFor(() => expect(callsTo('/verify-otp')).toBe(tries));
      // The sixth one is not judged.
      if (tries < 6) await waitFor(() => expect(codeIn(dialog)).toBe('|||'));
    }
    const button = await within(dialog).findByRole('button', { name: /^00:\d\d sec$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await visitor.clock.advance(60_000);
    await visitor.user.click(await within(dialog).findByRole('button', { name: 'Resend OTP' }));
    expect(await within(dialog).findByRole('button', { name: 'Confirm OTP' })).toBeVisible();
    await waitFor(() => expect(codeIn(dialog)).toBe('|||'));
  });
});

describe('"Resend OTP: 60-second countdown shown as 00:NN sec; at 0 a Resend OTP button appears"', () => {
  it('counts down, sends again, and restarts the countdown', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    expect(within(dialog).getByText('00:60 sec')).toBeVisible();
    await visitor.clock.advance(18_000);
    expect(await within(dialog).findByText('00:42 sec')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    await visitor.clock.advance(42_000);
    await visitor.user.click(await within(dialog).findByRole('button', { name: 'Resend OTP' }));
    expect(await within(dialog).findByText('00:60 sec')).toBeVisible();
    expect(callsTo('/send-otp')).toBe(2);
  });

  it('offers a resend that did not arrive beside its button until it is sent', async () => {
    const visitor = await openLogin();
    const dialog = await openOtp(visitor);
    await visitor.clock.advance(60_000);
    await demo.fault({ path: '/api/send-otp', body: 'drop', times: 1 });
    await visitor.user.click(await within(dialog).findByRole('button', { name: 'Resend OTP' }));
    expect(await within(dialog).findByText('Not sent.')).toBeVisible();
    expect(callsTo('/send-otp')).toBe(2);
    await visitor.user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await within(dialog).findByText('00:60 sec')).toBeVisible();
    expect(callsTo('/send-otp')).toBe(3);
    await visitor.clock.advance(60_000);
    expect(await within(dialog).findByRole('button', { name: 'Resend OTP' })).toBeVisible();
    expect(within(dialog).queryByText('Not sent.')).not.toBeInTheDocument();
  });

  it('continues while the dialog is closed, and sends no second code meanwhile', async () => {
    const visitor = await openLogin();
    await openOtp(visitor);
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.clock.advance(20_000);
    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    const again = await openOtp(visitor);
    expect(await within(again).findByText('00:40 sec')).toBeVisible();
    expect(callsTo('/send-otp')).toBe(1);
  });

  it('survives a reload; the password does not, so Login opens with the name filled in', async () => {
    const visitor = await openLogin();
    await openOtp(visitor);
    await visitor.clock.advance(20_000);
    const again = await visitor.reload();
    const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
    expect(await within(dialog).findByText('00:40 sec')).toBeVisible();
    await typeCode(again, dialog, await codeSentTo(UNVERIFIED_PHONE));
    expect(await screen.findByText('You are verified. Please log in.')).toBeVisible();
    const login = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(login).getByLabelText('Email or phone')).toHaveValue(UNVERIFIED.phone);
    expect(within(login).getByLabelText('Password')).toHaveValue('');
  });
});

it('leaves the dialog by Back, and drops the blocked action', async () => {
  const visitor = await visit('/products');
  // The breadcrumb has a link of the same name.
  const frame = within(await screen.findByRole('banner'));
  await visitor.user.click(await frame.findByRole('link', { name: 'Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await openOtp(visitor);
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/products');
});

it('"Use another number" leads back to the form that it came from', async () => {
  const visitor = await openLogin();
  const dialog = await openOtp(visitor);
  await visitor.user.click(within(dialog).getByRole('button', { name: 'Use another number' }));
  const login = await screen.findByRole('dialog', { name: 'Welcome' });
  expect(within(login).getByLabelText('Email or phone')).toHaveValue(UNVERIFIED.phone);
});
