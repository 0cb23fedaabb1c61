import {
  codeIn,
  codeSentTo,
  dialog,
  fill,
  NEWCOMER,
  openLogin,
  openOtp,
  openRegistration,
  press,
  typeCode,
} from '../support/entry';
import { holdResponses } from '../support/heldResponses';
import { leave, screen, waitFor, within } from '../support/visit';

afterEach(leave);

it('registers again with another number after a mistyped one, whose form keeps the rest', async () => {
  const visitor = await openRegistration();
  await fill(visitor, { ...NEWCOMER, Phone: '507771123' });
  await press(visitor, 'Sign Up');
  await dialog('Enter OTP');
  await press(visitor, 'Use another number');
  const form = within(await dialog('Welcome!'));
  expect(form.getByLabelText('Name')).toHaveValue(NEWCOMER.Name);
  expect(form.getByLabelText('Email')).toHaveValue(NEWCOMER.Email);
  expect(form.getByLabelText('Password')).toHaveValue('');
  await fill(visitor, { Phone: NEWCOMER.Phone, Password: NEWCOMER.Password });
  await press(visitor, 'Sign Up');
  await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo(NEWCOMER.Phone));
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  expect(await screen.findByText('Register Successful')).toBeVisible();
});

it.each([
  ['Your code is 1234. Do not share it.', '1|2|3|4'],
  ['Marsa 24: ٥٦٧٨', '5|6|7|8'],
  ['code 12 34', '1|2|3|4'],
])('takes the code from the pasted text "%s"', async (text, code) => {
  const visitor = await openLogin();
  const otp = await openOtp(visitor);
  const release = holdResponses('/api/verify-otp');
  await visitor.user.paste(text);
  expect(codeIn(otp)).toBe(code);
  release();
});
