/** A phone number as it is stored: digits alone, no leading zero. */
export const digitsOf = (given: string) => given.replace(/\D/g, '').replace(/^0+/, '');

/** The number without its country's code, where it was written with it. */
export function localNumber(given: string, phoneCode: string): string {
  const digits = digitsOf(given);
  const isInternational = /^\s*(?:\+|00)/.test(given);
  return isInternational && digits.startsWith(phoneCode) ? digitsOf(digits.slice(phoneCode.length)) : digits;
}
