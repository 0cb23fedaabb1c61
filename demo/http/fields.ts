import * as v from 'valibot';
import { westernDigits } from '../auth/phones';

/**
 * Schemas of input fields, as lenient as the API's backend: numbers may be strings, flags 0 and 1, blank is
 * null.
 */

export const required = 'The {field} field is required.';
const invalid = 'The {field} is invalid.';
const largestId = 2_147_483_647;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

const blankIsNull = (input: unknown) =>
  input === undefined || (typeof input === 'string' && input.trim() === '') ? null : input;

/** A required text. */
export const text = (most = 255) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))], invalid),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(most, 'The {field} may not be longer than {count} characters.'),
    v.check(storable, invalid),
  );

/** A new password; `least` is its shortest length. */
export const newPassword = (least: number) =>
  v.pipe(text(128), v.minLength(least, 'The {field} must have at least {count} characters.'));

export const email = v.pipe(text(), v.email(invalid));

/** A name in any script; without a letter it is none. */
export const personName = v.pipe(text(), v.regex(/\p{L}/u, invalid));

/** A phone number with the separators of any country; an extension may follow. */
export const phoneNumber = v.pipe(
  text(40),
  v.transform((given) =>
    westernDigits(given)
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .trim(),
  ),
  v.regex(/^\+?[\d\s()./-]+?(\s*(ext\.?|x|#)\s*\d{1,6})?$/i, invalid),
  v.check((given) => /^0*[1-9]\d{4,16}$/.test(given.split(/ext|x|#/i)[0]?.replace(/\D/g, '') ?? ''), invalid),
);

export const postCode = v.pipe(
  text(20),
  v.transform(westernDigits),
  v.regex(/^(?=.*\d)[\p{L}\d\s./#-]+$/u, invalid),
);

/** An optional text: missing, null and blank are null. */
export const optionalText = (most = 255) => maybe(text(most));

/** The value of `schema`, or null if the field is missing or blank. */
export const maybe = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.pipe(v.unknown(), v.transform(blankIsNull), v.nullable(schema)), null);

const numeric = v.union(
  [v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+(\.\d+)?\s*$/), v.transform(Number))],
  invalid,
);

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    numeric,
    v.integer('The {field} must be a whole number.'),
    v.minValue(least, 'The {field} must be at least {count}.'),
    v.maxValue(most, 'The {field} may not be more than {count}.'),
  );

export const decimal = (least: number, most: number) =>
  v.pipe(numeric, v.finite(invalid), v.minValue(least, invalid), v.maxValue(most, invalid));

/** A primary key. Impossible keys become 0, so that they get the same response as unknown ones. */
export const id = v.pipe(
  v.union([v.number(), v.string()], invalid),
  v.transform((given) => Number(given)),
  v.transform((given) => (Number.isInteger(given) && given > 0 && given <= largestId ? given : 0)),
);

export const flag = v.pipe(
  v.optional(
    v.nullable(v.union([v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false', ''])], invalid)),
    false,
  ),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);
