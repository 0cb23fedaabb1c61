import { REGISTRATION_CALL } from '@/features/registration/registration.keys';
import { demo } from '../support/demo';
import { callsTo, codeSentTo, openLogin, typeCode } from '../support/entry';
import { recordBodies } from '../support/sentBodies';
import type { Visit } from '../support/visit';
import { leave, screen, waitFor, within } from '../support/visit';

afterEach(leave);

const NEWCOMER = { Name: 'نور 🌙', Phone: '0507771122', Email: 'noor@marsa.example', Password: 'seashell-6' };
const dialog = () => screen.getByRole('dialog', { name: 'Welcome!' });

async function openRegistration(): Promise<Visit> {
  const visitor = await openLogin();
  await visitor.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByText('Create your account');
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/countries'));
  return visitor;
}

async function fill({ user }: Visit, fields: Partial<typeof NEWCOMER> = NEWCOMER) {
  for (const [label, text] of Object.entries(fields)) {
    const field = within(dialog()).getByLabelText(label);
    await user.click(field);
    await user.paste(text);
  }
}
/** Waits for the registration, after which the automatic login waits for a second. */
const untilRegistered = ({ shop: { store } }: Visit) =>
  waitFor(() => expect(store.getState().api.mutations[REGISTRATION_CALL]?.status).toBe('fulfilled'));
const send = ({ user }: Visit) => user.click(within(dialog()).getByRole('button', { name: 'Sign Up' }));

it('"fields name, phone, email, password, country (default United Arab Emirates)", in this order', async () => {
  await openRegistration();
  const fields = ['Name', 'Phone', 'Email', 'Password', 'Country'].map((label) =>
    within(dialog()).getByLabelText(label),
  );
  expect([...dialog().querySelectorAll('input, select')]).toEqual(fields);
  expect(within(dialog()).getByLabelText('Country')).toHaveDisplayValue('United Arab Emirates');
});

describe('"Registration: submit; dialog closes, OTP sent, OTP dialog opens"', () => {
  it('"after verification, auto-login after 1 second with toast"', async () => {
    const visitor = await openRegistration();
    const sent = recordBodies('/api/registration');
    await fill(visitor);
    await send(visitor);
    const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
    sent.stop();
    expect(sent.bodies).toEqual([
      {
        name: NEWCOMER.Name,
        phone: '0507771122',
        email: NEWCOMER.Email,
        password: NEWCOMER.Password,
        country: 'United Arab Emirates',
        phone_code: '971',
        shop_name: NEWCOMER.Name,
      },
    ]);
    await typeCode(visitor, otp, await codeSentTo('507771122'));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Register Successful')).toBeVisible();
    expect(screen.getByText('You have successfully registered.')).toBeVisible();
    expect(visitor.shop.store.getState().session.user?.name).toBe(NEWCOMER.Name);
    expect(JSON.stringify(visitor.shop.store.getState())).not.toContain(NEWCOMER.Password);
  });

  it('logs in after a second when the settings require no verification', async () => {
    await demo.settings({ register_otp_verify: false });
    const visitor = await openRegistration();
    await fill(visitor);
    await send(visitor);
    await untilRegistered(visitor);
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Register Successful')).toBeVisible();
    expect(callsTo('/send-otp')).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requests a code when the server requires verification although the settings do not', async () => {
    await demo.settings({ register_otp_verify: false });
    const visitor = await openRegistration();
    const response = { message: 'Please verify phone number.', needs_verification: true };
    await demo.fault({ path: '/api/login', status: 422, response, times: 1 });
    await fill(visitor);
    await send(visitor);
    await untilRegistered(visitor);
    await visitor.clock.advance(1000);
    const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
    expect(visitor.shop.store.getState().notices.log).toEqual([]);
    await typeCode(visitor, otp, await codeSentTo('507771122'));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Register Successful')).toBeVisible();
  });

  it('sends the code to the e-mail address when the settings say so', async () => {
    await demo.settings({ register_otp_type: 'email' });
    const visitor = await openRegistration();
    await fill(visitor);
    await send(visitor);
    const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
    expect(within(otp).getByText('n•••@marsa.example')).toBeVisible();
  });

  /** Registers without a code; the automatic login, which is about to be sent, will fail. */
  async function registerBeforeFailingLogin(): Promise<Visit> {
    await demo.settings({ register_otp_verify: false });
    const visitor = await openRegistration();
    await demo.fault({ path: '/api/login', body: 'html', status: 500, times: 1 });
    await fill(visitor);
    await send(visitor);
    await untilRegistered(visitor);
    return visitor;
  }

  it('"Login failure after registration falls back to \'Login failed\'"', async () => {
    const visitor = await registerBeforeFailingLogin();
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Login failed')).toBeVisible();
    const login = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(login).getByLabelText('Email or phone')).toHaveValue(NEWCOMER.Phone);
  });

  it('opens no Login after a failed login when the form was closed meanwhile', async () => {
    const visitor = await registerBeforeFailingLogin();
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.clock.advance(1000);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(visitor.shop.store.getState().overlays.stack).toEqual([]);
  });

  it('shows an error when the response is a page, and keeps the typed text', async () => {
    const visitor = await openRegistration();
    await demo.fault({ path: '/api/registration', status: 200, body: 'html', times: 1 });
    await fill(visitor);
    await send(visitor);
    expect(await screen.findByText(/answered in a way we could not read/)).toBeVisible();
    for (const [label, typed] of Object.entries(NEWCOMER))
      expect(within(dialog()).getByLabelText(label)).toHaveValue(typed);
    await send(visitor);
    expect(await screen.findByRole('dialog', { name: 'Enter OTP' })).toBeVisible();
  });

  it('continues to the dialog when the code could not be sent, because the account exists', async () => {
    const visitor = await openRegistration();
    await demo.fault({ path: '/api/send-otp', body: 'drop', times: 1 });
    await fill(visitor);
    await send(visitor);
    const otp = await screen.findByRole('dialog', { name: 'Enter OTP' });
    await visitor.user.click(within(otp).getByRole('button', { name: 'Resend OTP' }));
    expect(await within(otp).findByText('00:60 sec')).toBeVisible();
  });
});

describe('"fields name, phone, email, password, country (default United Arab Emirates)"', () => {
  it('sets the phone code of the country', async () => {
    const visitor = await openRegistration();
    const country = within(dialog()).getByLabelText('Country');
    expect(country).toHaveDisplayValue('United Arab Emirates');
    expect(within(dialog()).getByText('+971')).toBeVisible();
    await within(country).findByRole('option', { name: 'Germany' });
    await visitor.user.selectOptions(country, 'Germany');
    expect(within(dialog()).getByText('+49')).toBeVisible();
  });

  it('shows and sends a phone code without its plus', async () => {
    const countries = [{ id: 1, name: 'United Arab Emirates', phone_code: '+971' }];
    await demo.fault({ path: '/api/countries', response: { message: 'Success', data: { countries } } });
    const visitor = await openRegistration();
    expect(within(dialog()).getByText('+971')).toBeVisible();
    const sent = recordBodies('/api/registration');
    await fill(visitor);
    await send(visitor);
    await waitFor(() => expect(sent.bodies).toEqual([expect.objectContaining({ phone_code: '971' })]));
    sent.stop();
  });

  it('"The country field is required", and so are the others; the focus goes to the first', async () => {
    const visitor = await openRegistration();
    await visitor.user.selectOptions(within(dialog()).getByLabelText('Country'), '');
    await send(visitor);
    for (const field of ['name', 'country', 'phone', 'email', 'password'])
      expect(await within(dialog()).findByText(`The ${field} field is required`)).toBeVisible();
    await waitFor(() => expect(within(dialog()).getByLabelText('Name')).toHaveFocus());
    for (const label of ['Name', 'Country', 'Phone', 'Email', 'Password'])
      expect(within(dialog()).getByLabelText(label)).toBeRequired();
    expect(callsTo('/registration')).toBe(0);
  });

  it('"Server field errors appear under the matching input, first message only"', async () => {
    const visitor = await openRegistration();
    await fill(visitor, { ...NEWCOMER, Email: 'demo@marsa.example' });
    await send(visitor);
    const message = 'The email has already been taken.';
    expect(await within(dialog()).findByText(message)).toBeVisible();
    expect(within(dialog()).getByLabelText('Email')).toHaveFocus();
    expect(within(dialog()).getByLabelText('Email')).toHaveAccessibleDescription(message);
  });

  it('is shown although the countries failed to load', async () => {
    await demo.fault({ path: '/api/countries', status: 404 });
    const visitor = await openLogin();
    await visitor.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByLabelText('Country')).toHaveDisplayValue('United Arab Emirates');
  });

  it('are marked for password managers', async () => {
    await openRegistration();
    const hints = ['name', 'country-name', 'tel-national', 'email', 'new-password'];
    const labels = ['Name', 'Country', 'Phone', 'Email', 'Password'];
    expect(
      labels.map((label) => within(dialog()).getByLabelText(label).getAttribute('autocomplete')),
    ).toEqual(hints);
  });
});

it('"Terms and Privacy links close the dialog and navigate", with what was typed kept', async () => {
  const visitor = await openRegistration();
  await fill(visitor, { Name: 'Noor' });
  await visitor.user.click(within(dialog()).getByRole('link', { name: 'Terms & Conditions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/terms-and-conditions');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await visitor.user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Noor');
  await visitor.user.click(within(dialog()).getByRole('link', { name: 'Privacy Policy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/privacy-policy');
});

it('"Can switch to and from login"', async () => {
  const visitor = await openRegistration();
  await visitor.user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
});
