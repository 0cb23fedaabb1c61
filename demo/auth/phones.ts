/** Replaces Arabic and Persian digits by 0 to 9. */
export const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Returns a phone number as it is stored: digits only, no leading zero. */
export const digitsOf = (given: string) => westernDigits(given).replace(/\D/g, '').replace(/^0+/, '');

/** Removes the country's calling code, if the number starts with it. */
export function localNumber(given: string, phoneCode: string): string {
  const digits = digitsOf(given);
  const isInternational = /^\s*(?:\+|[0٠۰]{2})/.test(given);
  return isInternational && digits.startsWith(phoneCode) ? digitsOf(digits.slice(phoneCode.length)) : digits;
}
