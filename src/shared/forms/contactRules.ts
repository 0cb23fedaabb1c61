import { string } from 'yup';
import {
  INVALID_EMAIL,
  INVALID_NAME,
  INVALID_PHONE,
  INVALID_POST_CODE,
  isEmailAddress,
  isName,
  isPhoneNumber,
  isPostCode,
} from '@/domain/contactFields';

/** Rules of `domain/contactFields.ts` for the schemas of forms. */
export const nameRule = string()
  .trim()
  .required('The name field is required')
  .test('name', INVALID_NAME, (typed) => !typed || isName(typed));

const phone = string()
  .trim()
  .test('phone', INVALID_PHONE, (typed) => !typed || isPhoneNumber(typed));

const email = string()
  .trim()
  .test('email', INVALID_EMAIL, (typed) => !typed || isEmailAddress(typed));

export const optionalEmailRule = email;
export const emailRule = email.required('The email field is required');

export const optionalPhoneRule = phone;
export const phoneRule = phone.required('The phone field is required');

export const postCodeRule = string()
  .trim()
  .test('postCode', INVALID_POST_CODE, (typed) => !typed || isPostCode(typed));
