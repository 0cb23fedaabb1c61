/** Arabic and Persian digits as 0 to 9; all else as it is. */
const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** A phone number as it is stored: digits alone, no leading zero. */
export const digitsOf = (given: string) => westernDigits(given).replace(/\D/g, '').replace(/^0+/, '');

/** The number without its country's code, where it was written with it. */
export function localNumber(given: string, phoneCode: string): string {
  const digits = digitsOf(given);
  const isInternational = /^\s*(?:\+|[0٠۰]{2})/.test(given);
  return isInternational && digits.startsWith(phoneCode) ? digitsOf(digits.slice(phoneCode.length)) : digits;
}
