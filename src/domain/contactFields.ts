import { hasOwnDigits, westernDigits } from './phone';
import type { TextKey } from './textKey';

/**
 * Rules of names, phone numbers and post codes, the same in every form. They refuse only what cannot be one
 * anywhere in the world; whether a number or a code exists is decided by the server.
 */

export const INVALID_NAME: TextKey = 'Enter a name in letters';
export const INVALID_PHONE: TextKey = 'Enter a phone number: digits only, such as 501234567';
export const INVALID_POST_CODE: TextKey = 'Enter a post code, such as 12345, or leave it empty';

/** Marks that come with a pasted number: directions and zero-width spaces. */
const INVISIBLE = /\p{Cf}/gu;
const DASHES = /\p{Pd}/gu;

/** Phone number or post code as it is sent: Western digits, plain hyphens, no invisible marks. */
export function plainEntry(typed: string): string {
  return westernDigits(typed).replace(INVISIBLE, '').replace(DASHES, '-').replace('＋', '+').trim();
}

/** Digits with the usual separators, an extension at the end; E.164 numbers have at most 15 digits. */
const PHONE = /^\+?[\d\s()./-]+?(\s*(ext\.?|x|#)\s*\d{1,6})?$/i;

/** Whether the text can be a phone number: 5 to 17 digits with the access code, no letters. */
export function isPhoneNumber(typed: string): boolean {
  const plain = plainEntry(typed);
  const [number = ''] = plain.split(/ext|x|#/i);
  const count = number.replace(/\D/g, '').length;
  return PHONE.test(plain) && count >= 5 && count <= 17 && hasOwnDigits(number);
}

/**
 * `name@example.com`, in any script. The end of the host has no digits or symbols, unlike that of many a
 * password with an at sign.
 */
const EMAIL = /^[^\s@]+@[^\s@]+\.(?:\p{L}{2,}|xn--[\w-]+)$/u;

export const INVALID_EMAIL: TextKey = 'Enter an email address, such as name@example.com';

/** Whether the text can be an e-mail address. A password that was typed into the wrong field is none. */
export const isEmailAddress = (typed: string) => EMAIL.test(typed.trim());

/** Whether the text can be a name, in any script: it has a letter. */
export function isName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

/** Whether the text can be a post code: a digit, with letters and separators; "P.O. Box 1234" included. */
export function isPostCode(typed: string): boolean {
  return /^(?=.*\d)[\p{L}\d\s./#-]{2,20}$/u.test(plainEntry(typed));
}
