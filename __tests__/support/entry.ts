import { demoOrigin } from './demo';
import type { Visit } from './visit';
import { logIn, screen, visit, within } from './visit';

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
  await visitor.user.click(await screen.findByRole('button', { name: 'Login' }));
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
