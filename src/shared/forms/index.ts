export { FormCare } from './FormCare';
export { FormField } from './FormField';
export { PasswordField } from './PasswordField';
