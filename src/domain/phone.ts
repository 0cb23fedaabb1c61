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

/** Login name: an e-mail address unchanged, a phone number in Western digits. */
export function loginName(typed: string): string {
  return typed.includes('@') ? typed.trim() : westernDigits(typed).trim();
}
