import { localNumber, westernDigits } from '@/domain/phone';

/** Number of input boxes in the dialog (specification §9). */
export const OTP_LENGTH = 4;

/** Flow that requested the code. */
export type OtpPurpose = 'login' | 'registration' | 'forgotPassword';

/**
 * Code characters of typed, pasted or autofilled text; Arabic and Persian digits become 0 to 9. Of a longer
 * text, such as a whole SMS, the digits: those of the first number of the code's length, if there is one.
 */
export function otpCharacters(typed: string): string[] {
  const text = westernDigits(typed);
  const characters = text.replace(/[^0-9A-Za-z]/g, '');
  if (characters.length <= OTP_LENGTH) return characters.split('');
  const [code] = text.match(/\d+/g)?.filter((digits) => digits.length === OTP_LENGTH) ?? [];
  return (code ?? (text.replace(/\D/g, '') || characters)).split('');
}

/** Masks a phone number or e-mail address for display: "+971 50 ••• 4567". */
export function maskedAddress(address: string, phoneCode: string | null): string {
  const at = address.indexOf('@');
  if (at > 0) return `${address.slice(0, 1)}•••${address.slice(at)}`;
  const digits = localNumber(address, phoneCode ?? '');
  const shown = digits.length > 6 ? `${digits.slice(0, 2)} ••• ${digits.slice(-4)}` : digits;
  return phoneCode ? `+${phoneCode} ${shown}` : shown;
}
