import { string } from 'yup';
import { hasOwnDigits } from '@/domain/phone';

/** Rule of a required phone field; length and existence of the number are validated by the server. */
export const phoneRule = string()
  .trim()
  .required('The phone field is required')
  .test(
    'phone',
    'Enter a phone number: digits only, such as 501234567',
    (typed) => !typed || hasOwnDigits(typed),
  );
