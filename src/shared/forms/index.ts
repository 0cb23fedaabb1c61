export { EmailField } from './EmailField';
export { FormCare } from './FormCare';
export { FormField } from './FormField';
export { PasswordField } from './PasswordField';
export { SubmitButton } from './SubmitButton';
export { PhoneField } from './PhoneField';
