import { object, string } from 'yup';
import type { User } from '@/domain/session';
import { serverNow } from '@/shared/adapters';
import { nameRule, optionalEmailRule, phoneRule } from '@/shared/forms/contactRules';
import type { StoredFile } from '@/shared/forms/files';
import { dayOf } from './profile';

/** Values of the profile form. */
export interface ProfileValues {
  name: string;
  phone: string;
  email: string;
  gender: string;
  /** "YYYY-MM-DD" */
  dateOfBirth: string;
  country: string;
  profilePhoto: StoredFile | null;
}

/** Matches "YYYY-MM-DD" at the start of an ISO time; ambiguous dates such as "04/05/1992" do not match. */
const ISO_DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/** Returns the server's date of birth if the form cannot show it, to be sent back unchanged; else ''. */
export const unparsedBirthDate = ({ dateOfBirth }: User): string =>
  dateOfBirth === null || ISO_DAY.test(dateOfBirth) ? '' : dateOfBirth;

export interface CountryChoice {
  /** Name as sent to the server. */
  value: string;
  /** Name in the shopper's language. */
  text: string;
  phoneCode: string;
}

/**
 * The server's countries. The user's own one may be stored under its name in another language; the phone code
 * identifies it, unless several countries share the code. So it is listed once, and sent back as it came.
 */
export function countryChoices(
  listed: readonly { name: string; phoneCode: string }[],
  { country, phoneCode }: User,
): CountryChoice[] {
  const code = phoneCode?.replace(/\D/g, '') ?? '';
  const sameCode = listed.filter((other) => other.phoneCode === code);
  const isListed = listed.some(({ name }) => name === country);
  const own = country && !isListed && sameCode.length === 1 ? sameCode[0] : undefined;
  return listed.map((other) => ({
    value: other === own && country ? country : other.name,
    text: other.name,
    phoneCode: other.phoneCode,
  }));
}

/** Returns the form values of a user; missing fields are empty. */
export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  phone: user.phone ?? '',
  email: user.email ?? '',
  gender: user.gender?.toLowerCase() ?? '',
  dateOfBirth: ISO_DAY.exec(user.dateOfBirth ?? '')?.[0] ?? '',
  country: user.country ?? '',
  profilePhoto: null,
});

/** Rules that can be checked without the server (api §6). */
export const profileSchema = object({
  name: nameRule,
  phone: phoneRule,
  email: optionalEmailRule,
  dateOfBirth: string().test(
    'past',
    'The date of birth cannot lie in the future',
    // Years of more than four digits are in the future.
    (day = '') => day === '' || (ISO_DAY.test(day) && day <= dayOf(serverNow())),
  ),
});
