import { demo } from '../support/demo';
import { callsTo, codeSentTo, openLogin, typeCode } from '../support/entry';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, waitFor, within } from '../support/visit';

afterEach(leave);

const PHONE = '501234567';

async function openForgot(): Promise<Visit> {
  const visitor = await openLogin();
  await visitor.user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  await screen.findByRole('dialog', { name: 'Forgot Password' });
  return visitor;
}

async function openReset(): Promise<Visit> {
  const visitor = await openForgot();
  await visitor.user.type(screen.getByLabelText('Phone'), '+971 50 123 4567');
  await visitor.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await typeCode(visitor, otp, await codeSentTo(PHONE));
  await screen.findByRole('dialog', { name: 'Reset Password' });
  return visitor;
}

async function setPassword({ user }: Visit, password: string, confirmation = password) {
  await user.type(screen.getByLabelText('Create Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), `${confirmation}{Enter}`);
}

it('"phone, Send OTP, OTP dialog, Confirm OTP returns a token and opens Reset Password; … the login dialog opens"', async () => {
  const visitor = await openReset();
  await setPassword(visitor, 'brand-new');
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(screen.getByLabelText('Email or phone')).toHaveValue(PHONE);
  await logIn(visitor, { ...SHOPPER, password: 'brand-new' });
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(JSON.stringify(visitor.shop.store.getState())).not.toContain('brand-new');
});

describe('"Forgot Password: phone with fixed +971 prefix, Send OTP"', () => {
  it('"The phone field is required"', async () => {
    const visitor = await openForgot();
    expect(screen.getByText('+971')).toBeVisible();
    await visitor.user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByText('The phone field is required')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(callsTo('/send-otp')).toBe(0);
  });

  it('shows under the field that the number is unknown', async () => {
    const visitor = await openForgot();
    await visitor.user.type(screen.getByLabelText('Phone'), '599999999{Enter}');
    const text = 'We know no account with this phone.';
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(text));
  });

  it('asks for an e-mail address when the settings say so', async () => {
    await demo.settings({ forgot_otp_type: 'email' });
    const visitor = await openForgot();
    await visitor.user.type(await screen.findByLabelText('Email'), 'demo@marsa.example{Enter}');
    const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
    expect(within(otp).getByText('d•••@marsa.example')).toBeVisible();
    await typeCode(visitor, otp, await codeSentTo('demo@marsa.example'));
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  });

  it('leads back to Login', async () => {
    const visitor = await openForgot();
    await visitor.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });
});

describe('"Reset password: password and confirmation must match"', () => {
  it('"Confirm Password does not match."', async () => {
    const visitor = await openReset();
    await setPassword(visitor, 'brand-new', 'brand-old');
    expect(await screen.findByText('Confirm Password does not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
    expect(callsTo('/reset-password')).toBe(0);
  });

  it('"Reset-password failure shows message and field errors": each text below its field', async () => {
    const visitor = await openReset();
    const errors = { password: ['Choose a longer one.'], password_confirmation: ['These two differ.'] };
    const response = { message: 'Your password stays as it was.', errors };
    await demo.fault({ path: '/api/reset-password', status: 422, response, times: 1 });
    await setPassword(visitor, 'brand-new');
    const toast = await screen.findByRole('alert', { name: '' });
    expect(toast).toHaveTextContent(/^Your password stays as it was\.$/);
    expect(screen.getByLabelText('Create Password')).toHaveAccessibleDescription('Choose a longer one.');
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('These two differ.');
    expect(screen.queryByText('Confirm Password does not match.')).not.toBeInTheDocument();

    // The form validates first, without a request.
    await visitor.user.clear(screen.getByLabelText('Confirm Password'));
    await visitor.user.type(screen.getByLabelText('Confirm Password'), 'another{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
        'Confirm Password does not match.',
      ),
    );
    expect(callsTo('/reset-password')).toBe(1);
  });

  it('"Reset-password failure shows message and field errors", and can be retried', async () => {
    const visitor = await openReset();
    await setPassword(visitor, 'short');
    const text = 'The password must have at least 8 characters.';
    await waitFor(() => expect(screen.getByLabelText('Create Password')).toHaveAccessibleDescription(text));
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible();
    await visitor.user.clear(screen.getByLabelText('Create Password'));
    await visitor.user.clear(screen.getByLabelText('Confirm Password'));
    await setPassword(visitor, 'long enough');
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });

  it('marks the new password and its user for password managers', async () => {
    const { user } = await openReset();
    const dialog = screen.getByRole('dialog', { name: 'Reset Password' });
    expect(screen.getByLabelText('Create Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(dialog.querySelector('[autocomplete=username]')).toHaveValue(PHONE);
    // "password fields with show/hide toggles"
    for (const label of ['Create Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
      const [toggle] = within(dialog).getAllByRole('button', { name: 'Show password' });
      await user.click(toggle as HTMLElement);
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
    }
    expect(within(dialog).queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
  });
});

it('opens Login when a password is refused after a lost response, which the first press may have set', async () => {
  const visitor = await openReset();
  await demo.fault({ path: '/api/reset-password', body: 'cut', times: 1 });
  await setPassword(visitor, 'brand-new');
  const button = await screen.findByRole('button', { name: 'Reset Password' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await visitor.user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByLabelText('Email or phone')).toHaveValue(PHONE);
  await logIn(visitor, { ...SHOPPER, password: 'brand-new' });
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('leads from a token that has expired to a new code for the same number', async () => {
  const visitor = await openReset();
  const offer = { name: 'Request a new code' };
  expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
  await demo.clock(3_600_000);
  await setPassword(visitor, 'brand-new');
  await visitor.user.click(await screen.findByRole('button', offer));
  await screen.findByRole('dialog', { name: 'Forgot Password' });
  expect(screen.getByLabelText('Phone')).toHaveDisplayValue(/50\s?123\s?4567/);
  await visitor.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await typeCode(visitor, await screen.findByRole('dialog', { name: 'Enter OTP' }), await codeSentTo(PHONE));
  await screen.findByRole('dialog', { name: 'Reset Password' });
  expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
  await setPassword(visitor, 'brand-new');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
});
