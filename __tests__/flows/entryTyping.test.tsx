import { INVALID_PHONE } from '@/domain/contactFields';
import {
  boxesIn,
  codeIn,
  codeSentTo,
  dialog,
  fill,
  NEWCOMER,
  openLogin,
  openRegistration,
  press,
  switchToForgot,
  switchToReset,
} from '../support/entry';
import { holdResponses } from '../support/heldResponses';
import { acceptPlaces } from '../support/inspectExports';
import { leave, logIn, screen, waitFor } from '../support/visit';

/** Unusual input for login and registration: very long, other scripts, markup. */
afterEach(leave);

const LONG = 10_000;
const tooLong = (field: string, most: number) => `The ${field} may not be longer than ${most} characters.`;
const isShownUnder = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));

it('refuses 10,000 characters in Login under each field, and keeps the input', async () => {
  const visitor = await openLogin();
  await fill(visitor, { 'Email or phone': 'x'.repeat(LONG), Password: 'y'.repeat(LONG) });
  await press(visitor, 'Log in');
  await isShownUnder('Email or phone', tooLong('phone', 255));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(tooLong('password', 128));
  expect(screen.getByLabelText('Email or phone')).toHaveValue('x'.repeat(LONG));
  // It could be a misplaced password.
  acceptPlaces(['flow.steps.1.text']);
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('refuses 10,000 characters in each field of a registration, and accepts names in other scripts and as markup', async () => {
  const visitor = await openRegistration();
  await fill(visitor, {
    Name: 'n'.repeat(LONG),
    Phone: '5'.repeat(LONG),
    Email: `${'e'.repeat(LONG)}@marsa.example`,
    Password: 'p'.repeat(LONG),
  });
  await press(visitor, 'Sign Up');
  await isShownUnder('Phone', INVALID_PHONE);
  await fill(visitor, { Phone: NEWCOMER.Phone });
  await press(visitor, 'Sign Up');
  await isShownUnder('Name', tooLong('name', 255));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(tooLong('email', 255));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(tooLong('password', 128));
  expect(screen.getByLabelText('Name')).toHaveFocus();

  const name = 'نور 👩🏽‍🚀 <script>document.title = "hacked"</script>';
  await fill(visitor, { ...NEWCOMER, Name: name });
  await press(visitor, 'Sign Up');
  await dialog('Enter OTP');
  await visitor.user.keyboard(await codeSentTo(NEWCOMER.Phone));
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  expect(await screen.findByText('Register Successful')).toBeVisible();
  expect(screen.getByRole('button', { name: `My account ${name}` })).toHaveTextContent(name);
  expect(document.title).not.toBe('hacked');
});

it('refuses 10,000 digits in Forgot Password and in the boxes, and 10,000 characters in Reset Password', async () => {
  const visitor = await openLogin();
  await switchToForgot(visitor);
  await fill(visitor, { Phone: '7'.repeat(LONG) });
  await press(visitor, 'Send OTP');
  await isShownUnder('Phone', INVALID_PHONE);
  await fill(visitor, { Phone: '501234567' });
  await press(visitor, 'Send OTP');
  const otp = await dialog('Enter OTP');
  const [first] = boxesIn(otp);
  await visitor.user.click(first as HTMLElement);
  // The fourth digit sends the code, whose refusal empties the boxes.
  const release = holdResponses('/api/verify-otp');
  // Only the first four digits count.
  await visitor.user.paste(`<🌙>سامي${'12'.repeat(LONG)}`);
  expect(boxesIn(otp).map(({ value }) => value)).toEqual(['1', '2', '1', '2']);
  release();
  await waitFor(() => expect(codeIn(otp)).toBe('|||'));
  await press(visitor, 'Use another number');
  await dialog('Forgot Password');
  await switchToReset(visitor);
  await fill(visitor, { 'Create Password': 'p'.repeat(LONG), 'Confirm Password': 'p'.repeat(LONG) });
  await press(visitor, 'Reset Password');
  await isShownUnder('Create Password', tooLong('password', 128));
  // A password may contain any character.
  const password = 'كلمة 🔑 <script>';
  await fill(visitor, { 'Create Password': password, 'Confirm Password': password });
  await press(visitor, 'Reset Password');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  await logIn(visitor, { phone: '501234567', password });
  expect(await screen.findByText('Login Successful')).toBeVisible();
});
