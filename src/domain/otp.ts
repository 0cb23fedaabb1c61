import { localNumber, westernDigits } from './phone';

/** Boxes of the dialog (specification §9). */
export const OTP_LENGTH = 4;

/** Which story asked for the code. */
export type OtpPurpose = 'login' | 'registration' | 'forgotPassword';

/** The characters of a code in what was typed, pasted or filled in; Arabic and Persian digits count as ours. */
export function otpCharacters(typed: string): string[] {
  return westernDigits(typed)
    .replace(/[^0-9A-Za-z]/g, '')
    .split('');
}

/** A phone number or e-mail address that another person at the screen cannot read off: "+971 50 ••• 4567". */
export function maskedAddress(address: string, phoneCode: string | null): string {
  const at = address.indexOf('@');
  if (at > 0) return `${address.slice(0, 1)}•••${address.slice(at)}`;
  const digits = localNumber(address, phoneCode ?? '');
  const shown = digits.length > 6 ? `${digits.slice(0, 2)} ••• ${digits.slice(-4)}` : digits;
  return phoneCode ? `+${phoneCode} ${shown}` : shown;
}
