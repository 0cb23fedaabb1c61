import { string } from 'yup';
import { hasOwnDigits } from '@/domain/phone';

/** A phone field that has to be filled in. How long a number is, and which ones exist, is the server's to say. */
export const phoneRule = string()
  .trim()
  .required('The phone field is required')
  .test(
    'phone',
    'Enter a phone number: digits only, such as 501234567',
    (typed) => !typed || hasOwnDigits(typed),
  );
