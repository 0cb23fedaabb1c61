import { object, string } from 'yup';
import { isPhoneNumber } from '@/domain/phone';
import { dayOf } from '@/domain/profile';
import type { User } from '@/domain/session';
import { serverNow } from '@/shared/adapters';
import type { KeptFile } from '@/shared/forms/files';

/** What the profile's form holds. */
export interface ProfileValues {
  name: string;
  phone: string;
  email: string;
  gender: string;
  /** "YYYY-MM-DD" */
  dateOfBirth: string;
  country: string;
  profilePhoto: KeptFile | null;
}

/** "YYYY-MM-DD", also of an ISO time; "04/05/1992" may be a day of April or of May, and is none. */
const ISO_DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/** The date of birth as the server wrote it, where the form cannot show it: it goes back as it came. */
export const unreadBirth = ({ dateOfBirth }: User): string =>
  dateOfBirth === null || ISO_DAY.test(dateOfBirth) ? '' : dateOfBirth;

/** A user as the form holds them, whatever of them the server left out. */
export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  phone: user.phone ?? '',
  email: user.email ?? '',
  gender: user.gender?.toLowerCase() ?? '',
  dateOfBirth: ISO_DAY.exec(user.dateOfBirth ?? '')?.[0] ?? '',
  country: user.country ?? '',
  profilePhoto: null,
});

/** The rules that need no server (contract §6); all others are its own. */
export const profileSchema = object({
  name: string().trim().required('The name field is required'),
  phone: string()
    .trim()
    .required('The phone field is required')
    .test('phone', 'Enter a phone number: digits only, such as 501234567', isPhoneNumber),
  email: string().trim().email('Enter an email address, such as name@example.com'),
  dateOfBirth: string().test(
    'past',
    'The date of birth cannot lie in the future',
    // A year of more than four digits is one to come.
    (day = '') => day === '' || (ISO_DAY.test(day) && day <= dayOf(serverNow())),
  ),
});
