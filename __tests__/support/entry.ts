import { demo, demoOrigin } from './demo';
import type { Visit } from './visit';
import { logIn, replaceText, screen, visit, waitFor, within } from './visit';

/** Somebody whose phone was never verified. */
export const UNVERIFIED = { phone: 'unverified@marsa.example', password: 'demo1234' };
export const UNVERIFIED_PHONE = '503334455';

/** The last code that the demo sent to a phone or an e-mail address. */
export async function codeSentTo(phone: string): Promise<string> {
  const response = await fetch(`${demoOrigin}/qa/otp?phone=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { data: { otp: string } }).data.otp;
}

export const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Opens the Login dialog of a page by its button. */
export async function openLogin(address = '/news'): Promise<Visit> {
  const visitor = await visit(address);
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await screen.findByRole('dialog', { name: 'Welcome' });
  return visitor;
}

/** Goes as far as the dialog that asks for the code; answers it. */
export async function openOtp(visitor: Visit): Promise<HTMLElement> {
  await logIn(visitor, UNVERIFIED);
  return screen.findByRole('dialog', { name: 'Enter OTP' });
}

export const boxesIn = (dialog: HTMLElement) => within(dialog).getAllByRole<HTMLInputElement>('textbox');

/** Types a code from the first box on, as a shopper does: the focus moves by itself. */
export async function typeCode({ user }: Visit, dialog: HTMLElement, code: string): Promise<void> {
  const [first] = boxesIn(dialog);
  if (first) await user.click(first);
  await user.keyboard(code);
}

/** The dialog with this title, as soon as it is open. */
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Presses a button of the dialog that is open. */
export const press = async ({ user }: Visit, name: string) =>
  user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));

/** Has a text in a field of the dialog that is open, as pasted: what stood there is gone. */
export async function fill({ user }: Visit, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await replaceText(user, within(screen.getByRole('dialog')).getByLabelText(label), text);
  }
}

export const NEWCOMER = {
  Name: 'Noor',
  Phone: '507771122',
  Email: 'noor@marsa.example',
  Password: 'secret-6',
};

/** Opens Registration by way of Login; a short list of countries is as good as the whole world's, and quicker to look through. */
export async function openRegistration(): Promise<Visit> {
  await demo.fault({ path: '/api/countries', answer: { data: { countries: [] } } });
  const visitor = await openLogin();
  await press(visitor, 'Sign Up');
  await dialog('Welcome!');
  return visitor;
}

/** From Login to Forgot Password. */
export async function turnToForgot(visitor: Visit): Promise<void> {
  await press(visitor, 'Forgot Password');
  await dialog('Forgot Password');
}

/** From Forgot Password, with the phone of the demo account, to Reset Password. */
export async function turnToReset(visitor: Visit): Promise<void> {
  await fill(visitor, { Phone: '501234567' });
  await press(visitor, 'Send OTP');
  await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo('501234567'));
  await visitor.user.keyboard('{Enter}');
  await dialog('Reset Password');
}

/** How often a call was answered. */
export const answers = (path: string) =>
  globalThis.shopAnswers.filter((call) => call === `/api${path}`).length;
/** What was said so far, the last first. */
export const noticesOf = ({ shop }: Visit) => shop.store.getState().notices.log;
