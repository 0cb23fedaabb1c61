/** Initial values of forms (specification §9). */
export const DEFAULT_PHONE_CODE = '971';
export const DEFAULT_COUNTRY = 'United Arab Emirates';

/** Converts Arabic and Persian digits to 0 to 9; everything else is unchanged. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** Typed local number without the phone code and without the leading zero of national calls. */
export function localNumber(typed: string, phoneCode: string): string {
  const text = westernDigits(typed).trim();
  const digits = text.replace(/\D/g, '');
  const international = /^(\+|00)/.test(text) ? digits.replace(/^00/, '') : null;
  const local = international?.startsWith(phoneCode) ? international.slice(phoneCode.length) : digits;
  return local.replace(/^0+/, '');
}

/** A stored local number with its country code; any other text is unchanged. */
export function withPhoneCode(phone: string, phoneCode: string | null): string {
  const code = (phoneCode ?? DEFAULT_PHONE_CODE).replace(/\D/g, '');
  return /^[1-9]\d{5,9}$/.test(phone) && !phone.startsWith(code) ? `+${code} ${phone}` : phone;
}

/** Maximum number of digits of a country code (E.164). */
const LONGEST_PHONE_CODE = 3;

/** False for "0", "+971" and "+971 0", which have no digits besides zeros and the country code. */
export function hasOwnDigits(typed: string): boolean {
  const plain = westernDigits(typed).trim();
  const significant = plain.replace(/\D/g, '').replace(/^0+/, '');
  const isCodeAlone = /^(\+|00)/.test(plain) && significant.length <= LONGEST_PHONE_CODE;
  return !isCodeAlone && localNumber(plain, DEFAULT_PHONE_CODE) !== '';
}

/** Whether input of a combined phone/e-mail field can be one of them; text without digits is accepted. */
export function isLoginName(typed: string): boolean {
  return /[^\d\s()./+-]/.test(westernDigits(typed)) || hasOwnDigits(typed);
}

/** Login name: an e-mail address unchanged, a phone number in Western digits. */
export function loginName(typed: string): string {
  return typed.includes('@') ? typed.trim() : westernDigits(typed).trim();
}
