import { object, string } from 'yup';
import { dayOf, isPhoneNumber } from '@/domain/profile';
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

/** A user as the form holds them, whatever of them the server left out. */
export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  phone: user.phone ?? '',
  email: user.email ?? '',
  gender: user.gender?.toLowerCase() ?? '',
  dateOfBirth: user.dateOfBirth?.slice(0, 10) ?? '',
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
    (day = '') => day <= dayOf(serverNow()),
  ),
});
