import { holdResponses } from '../support/heldResponses';
import { acceptPlaces } from '../support/inspectExports';
import { demo } from '../support/demo';
import { callsTo, openLogin, openOtp, codeSentTo, typeCode, UNVERIFIED_PHONE } from '../support/entry';
import { leave, logIn, screen, SHOPPER, visit, waitFor, within } from '../support/visit';

afterEach(leave);

/** What is neither an e-mail address nor a phone number may be a misplaced password, and is masked. */
const TYPED_NAME = ['flow.steps.1.text'];

const dialog = () => screen.getByRole('dialog', { name: 'Welcome' });

describe('"Login: submit; success stores token and user, closes dialog, loads the cart, shows \'Login Successful\'"', () => {
  it('loads cart and roles, and shows the notice for 3 s at the bottom left', async () => {
    const visitor = await openLogin();
    await logIn(visitor);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    const [notice] = visitor.shop.store.getState().notices.shown;
    expect(notice).toMatchObject({ duration: 3000, corner: 'left' });
    await waitFor(() =>
      expect(globalThis.shopReplies).toEqual(expect.arrayContaining(['/api/carts', '/api/user/roles'])),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await visitor.clock.advance(3000);
    await waitFor(() =>
      expect(screen.queryByText('Login Successful', { selector: 'p' })).not.toBeInTheDocument(),
    );
  });

  it('"Log in button showing Processing... while busy"; one call however often it is pressed', async () => {
    const visitor = await openLogin();
    const release = holdResponses('/api/login');
    await logIn(visitor);
    const busy = await within(dialog()).findByRole('button', { name: 'Processing...' });
    expect(busy).toHaveFocus();
    await visitor.user.click(busy);
    await visitor.user.keyboard('{Enter}');
    release();
    await screen.findByText('Login Successful');
    expect(callsTo('/login')).toBe(1);
  });

  it('finishes although the dialog was closed before the response', async () => {
    const visitor = await openLogin();
    const release = holdResponses('/api/login');
    await logIn(visitor);
    await visitor.user.keyboard('{Escape}');
    release();
    expect(await screen.findByText('Login Successful')).toBeVisible();
  });

  it('persists the bare token, and no other secret', async () => {
    const visitor = await openLogin();
    await logIn(visitor);
    await screen.findByText('Login Successful');
    expect(window.localStorage.getItem('token')).toMatch(/^[\w-]{43}$/);
  });
});

describe('"Login failure also sets field errors"', () => {
  it.each([
    ['', '', ['The email or phone field is required', 'The password field is required']],
    ['x', '', ['The password field is required']],
  ])('names the empty field (%p, %p)', async (phone, password, texts) => {
    const visitor = await openLogin();
    if (phone) await visitor.user.type(within(dialog()).getByLabelText('Email or phone'), phone);
    if (password) await visitor.user.type(within(dialog()).getByLabelText('Password'), password);
    await visitor.user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
    for (const text of texts) expect(await within(dialog()).findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(within(dialog()).getByLabelText(phone ? 'Password' : 'Email or phone')).toHaveFocus(),
    );
    expect(callsTo('/login')).toBe(0);
  });

  it('shows the first of the server’s texts for a field, and its message', async () => {
    const visitor = await openLogin();
    await logIn(visitor, { phone: 'x'.repeat(300), password: 'wrong-7' });
    acceptPlaces(TYPED_NAME);
    const label = 'The phone may not be longer than 255 characters.';
    expect(await within(dialog()).findByText(label)).toBeVisible();
    expect(await within(screen.getByRole('alert')).findByText(label)).toBeVisible();
    expect(within(dialog()).getByLabelText('Email or phone')).toHaveFocus();
  });

  it.each(['سامي 🌙', '<script>alert(1)</script>'])(
    'is refused with %s like with any other name',
    async (phone) => {
      const visitor = await openLogin();
      await logIn(visitor, { phone, password: 'z' });
      acceptPlaces(TYPED_NAME);
      const refusal = 'These credentials do not match our records.';
      expect(await within(await screen.findByRole('alert')).findByText(refusal)).toBeVisible();
      const field = within(dialog()).getByLabelText('Password');
      await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
      expect(field).toHaveFocus();
      expect(within(dialog()).getByLabelText('Email or phone')).toHaveValue(phone);
      await visitor.user.type(field, '!');
      await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    },
  );

  it('"first text only": clears the error when the dialog opens again, but not the typed text', async () => {
    const visitor = await openLogin();
    await logIn(visitor, { ...SHOPPER, password: 'wrong' });
    await within(dialog()).findByText('These credentials do not match our records.');
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    const again = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(again).getByLabelText('Email or phone')).toHaveValue(SHOPPER.phone);
    expect(within(again).getByLabelText('Password')).toHaveValue('');
    expect(within(again).getByLabelText('Password')).not.toHaveAccessibleDescription();
  });

  it('shows 429 and counts down in the button, also in a dialog opened again', async () => {
    const visitor = await openLogin();
    // All attempts in the minute in which they are counted.
    await demo.stopClock(Date.now());
    for (let tries = 0; tries < 10; tries += 1)
      await demo.logIn({ ...SHOPPER, password: 'wrong' }).catch(() => undefined);
    await logIn(visitor);
    expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
    const button = await within(dialog()).findByRole('button', { name: /^00:\d\d sec$/ });
    await visitor.user.click(button);
    expect(callsTo('/login')).toBe(1);
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    const again = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(again).getByRole('button', { name: /^00:\d\d sec$/ })).toBeVisible();
    await visitor.clock.advance(60_000);
    expect(await within(again).findByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('shows our own message when the network fails, and keeps the typed text', async () => {
    const visitor = await openLogin();
    await demo.fault({ path: '/api/login', body: 'drop', times: 1 });
    await logIn(visitor);
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await visitor.user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Login Successful')).toBeVisible();
  });

  it('starts no session from an invalid response', async () => {
    const visitor = await openLogin();
    await demo.fault({ path: '/api/login', body: 'html', times: 1 });
    await logIn(visitor);
    expect(await screen.findByText(/could not read/)).toBeVisible();
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('the dialog', () => {
  it('has fields as password managers and tablets expect them', async () => {
    const visitor = await openLogin();
    expect(within(dialog()).getByText('Please Login to continue')).toBeVisible();
    const name = within(dialog()).getByLabelText('Email or phone');
    const password = within(dialog()).getByLabelText('Password');
    expect(name).toHaveAttribute('autocomplete', 'username');
    expect(name).toHaveAttribute('inputmode', 'email');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
    await visitor.user.click(within(dialog()).getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await visitor.user.click(within(dialog()).getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('"A variant shows a popup banner with app-store download links", for a blocked action alone', async () => {
    const visitor = await visit('/wishlist');
    const blocked = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(await within(blocked).findByRole('region', { name: 'Download our app' })).toBeVisible();
    expect(within(blocked).getByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      expect.stringContaining('apple'),
    );
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
    const plain = await screen.findByRole('dialog', { name: 'Welcome' });
    expect(within(plain).queryByRole('region', { name: 'Download our app' })).not.toBeInTheDocument();
  });

  it('completes the blocked action after the login, also after a code', async () => {
    const visitor = await visit('/wishlist');
    const otp = await openOtp(visitor);
    await typeCode(visitor, otp, await codeSentTo(UNVERIFIED_PHONE));
    await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
    await visitor.clock.advance(1000);
    await screen.findByText('Login Successful');
    await waitFor(() => expect(window.location.pathname).toBe('/wishlist'));
  });
});
