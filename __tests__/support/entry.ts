import { demo, demoOrigin } from './demo';
import type { Visit } from './visit';
import { logIn, replaceText, screen, visit, waitFor, within } from './visit';

/** An account with an unverified phone number. */
export const UNVERIFIED = { phone: 'unverified@marsa.example', password: 'demo1234' };
export const UNVERIFIED_PHONE = '503334455';

/** Returns the last code that the demo sent to a phone number or an e-mail address. */
export async function codeSentTo(phone: string): Promise<string> {
  const response = await fetch(`${demoOrigin}/qa/otp?phone=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { data: { otp: string } }).data.otp;
}

export const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Opens a page and its Login dialog. */
export async function openLogin(address = '/news'): Promise<Visit> {
  const visitor = await visit(address);
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await screen.findByRole('dialog', { name: 'Welcome' });
  return visitor;
}

/** Logs in until the dialog for the code opens; returns the dialog. */
export async function openOtp(visitor: Visit): Promise<HTMLElement> {
  await logIn(visitor, UNVERIFIED);
  return screen.findByRole('dialog', { name: 'Enter OTP' });
}

export const boxesIn = (dialog: HTMLElement) => within(dialog).getAllByRole<HTMLInputElement>('textbox');

/** Returns the digits of the boxes, separated by `|`. */
export const codeIn = (dialog: HTMLElement) =>
  boxesIn(dialog)
    .map(({ value }) => value)
    .join('|');

/** Types a code from the first box on; the focus advances automatically. */
export async function typeCode({ user }: Visit, dialog: HTMLElement, code: string): Promise<void> {
  const [first] = boxesIn(dialog);
  if (first) await user.click(first);
  await user.keyboard(code);
}

/** Waits for the dialog with this title. */
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Presses a button of the open dialog. */
export const press = async ({ user }: Visit, name: string) =>
  user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));

/** Replaces the texts of fields in the open dialog. */
export async function fill({ user }: Visit, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await replaceText(user, within(screen.getByRole('dialog')).getByLabelText(label), text);
  }
}

export const NEWCOMER = {
  Name: 'Noor',
  Phone: '507771122',
  Email: 'noor@marsa.example',
  Password: 'seashell-6',
};

/** Opens Registration from Login, with an empty list of countries, which renders faster. */
export async function openRegistration(): Promise<Visit> {
  await demo.fault({ path: '/api/countries', response: { data: { countries: [] } } });
  const visitor = await openLogin();
  await press(visitor, 'Sign Up');
  await dialog('Welcome!');
  return visitor;
}

/** Switches from Login to Forgot Password. */
export async function switchToForgot(visitor: Visit): Promise<void> {
  await press(visitor, 'Forgot Password');
  await dialog('Forgot Password');
}

/** Proceeds from Forgot Password to Reset Password with the phone number of the demo account. */
export async function switchToReset(visitor: Visit): Promise<void> {
  await fill(visitor, { Phone: '501234567' });
  await press(visitor, 'Send OTP');
  await typeCode(visitor, await dialog('Enter OTP'), await codeSentTo('501234567'));
  await dialog('Reset Password');
}

/** Returns the number of requests of a path. */
export const callsTo = (path: string) => globalThis.shopCalls.filter((call) => call === `/api${path}`).length;
/** Returns the number of responses to a path. */
export const responsesOf = (path: string) =>
  globalThis.shopReplies.filter((call) => call === `/api${path}`).length;
/** Returns the notices so far, newest first. */
export const noticesOf = ({ shop }: Visit) => shop.store.getState().notices.log;
