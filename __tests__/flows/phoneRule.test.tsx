import { demo } from '../support/demo';
import { dialog, fill, NEWCOMER, openLogin, openRegistration, press, switchToForgot } from '../support/entry';
import { fillTicket, ticketForm } from '../support/ticketForm';
import type { Visit } from '../support/visit';
import { leave, replaceText, screen, SHOPPER, visit, visitSignedIn, waitFor } from '../support/visit';

/** Numbers without digits of their own: zeros only, or only a country code. */
const NO_NUMBERS = ['0', '000', '+971', '00971', '+971 0', '+49'];
/** Not only digits: a number field refuses it, Login takes any text for a name. */
const NONSENSE = 'abc😀501234567';
const LABELS = 'Enter a phone number: digits only, such as 501234567';
const LOGIN_WORDS = 'Enter an email address, or a phone number such as 501234567';

afterEach(leave);

const posts = () =>
  globalThis.shopCalls.filter((call) =>
    /^\/api\/(login|registration|send-otp|update-profile|address\/|contact|support-ticket$)/.test(call),
  );

/** Expects each number to be refused at the field without a request; `send` presses the form's button. */
async function refusesAll({ user }: Visit, label: string | RegExp, send: () => Promise<void>, text = LABELS) {
  const before = posts();
  for (const typed of text === LABELS ? [...NO_NUMBERS, NONSENSE] : NO_NUMBERS) {
    const field = screen.getByLabelText(label);
    await replaceText(user, field, typed);
    await send();
    await waitFor(() => expect([typed, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']));
    expect(field).toHaveAccessibleDescription(text);
    await waitFor(() => expect(field).toHaveFocus());
  }
  expect(posts()).toEqual(before);
}

const NAME_TEXT = 'Enter a name in letters';
const POST_CODE_TEXT = 'Enter a post code, such as 12345, or leave it empty';

/** Expects a text of symbols to be refused at the field without a request; the field gets its text back. */
async function refusesSymbols(
  { user }: Visit,
  label: string | RegExp,
  send: () => Promise<void>,
  text = NAME_TEXT,
) {
  const before = posts();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const { value } = field;
  await replaceText(user, field, '😀');
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(posts()).toEqual(before);
  await user.clear(field);
  if (value) await user.type(field, value);
}

it('applies to Login, which also takes an e-mail address', async () => {
  const visitor = await openLogin();
  await fill(visitor, { Password: SHOPPER.password });
  await refusesAll(visitor, 'Email or phone', () => press(visitor, 'Log in'), LOGIN_WORDS);
  await fill(visitor, { 'Email or phone': '0501234567' });
  await press(visitor, 'Log in');
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('applies to Registration', async () => {
  const visitor = await openRegistration();
  await fill(visitor, NEWCOMER);
  await refusesSymbols(visitor, 'Name', () => press(visitor, 'Sign Up'));
  await refusesAll(visitor, 'Phone', () => press(visitor, 'Sign Up'));
  await fill(visitor, { Phone: '+971 50 777 1122' });
  await press(visitor, 'Sign Up');
  expect(await dialog('Enter OTP')).toBeVisible();
});

it('applies to Forgot Password', async () => {
  const visitor = await openLogin();
  await switchToForgot(visitor);
  await refusesAll(visitor, 'Phone', () => press(visitor, 'Send OTP'));
});

it('applies to the profile', async () => {
  const shopper = await visitSignedIn('/profile');
  const button = await screen.findByRole('button', { name: 'Save changes' });
  await refusesSymbols(shopper, 'Name', () => shopper.user.click(button));
  await refusesAll(shopper, 'Phone', () => shopper.user.click(button));
});

it('applies to an address', async () => {
  const shopper = await visitSignedIn('/manage-address/new');
  await shopper.user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  const button = screen.getByRole('button', { name: 'Save address' });
  await refusesSymbols(shopper, 'Name', () => shopper.user.click(button));
  await refusesSymbols(shopper, 'Post code', () => shopper.user.click(button), POST_CODE_TEXT);
  await refusesAll(shopper, /^Phone/, () => shopper.user.click(button));
});

it('applies to the contact form', async () => {
  await demo.settings({});
  const visitor = await visit('/contact-us');
  await visitor.user.type(await screen.findByLabelText(/^Name/), 'Noor');
  await visitor.user.type(screen.getByLabelText(/^Subject/), 'Hours');
  await visitor.user.type(screen.getByLabelText(/^Your message/), 'When do you open?');
  const button = screen.getByRole('button', { name: 'Send message' });
  await refusesSymbols(visitor, /^Name/, () => visitor.user.click(button));
  await refusesAll(visitor, /^Phone/, () => visitor.user.click(button));
});

it('applies to a ticket, where the phone is optional', async () => {
  const shopper = await visitSignedIn('/support-tickets?new');
  const form = await ticketForm();
  await fillTicket(shopper, 'A broken cup');
  const send = () => shopper.user.click(form.getByRole('button', { name: 'Send ticket' }));
  await refusesAll(shopper, 'Phone', send);
  await shopper.user.clear(screen.getByLabelText('Phone'));
  await send();
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/support-ticket'));
});
