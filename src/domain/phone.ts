/** Where a form begins (specification §9). */
export const DEFAULT_PHONE_CODE = '971';
export const DEFAULT_COUNTRY = 'United Arab Emirates';

/** Arabic and Persian digits as 0 to 9; all else as it is. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** What was typed beside a fixed phone code, without the code and the zero that only national calls begin with. */
export function localNumber(typed: string, phoneCode: string): string {
  const plain = westernDigits(typed).trim();
  const digits = plain.replace(/\D/g, '');
  const international = /^(\+|00)/.test(plain) ? digits.replace(/^00/, '') : null;
  const local = international?.startsWith(phoneCode) ? international.slice(phoneCode.length) : digits;
  return local.replace(/^0+/, '');
}

/** What a shopper logs in with: an e-mail address as it is, a number in our digits. */
export function loginName(typed: string): string {
  return typed.includes('@') ? typed.trim() : westernDigits(typed).trim();
}
