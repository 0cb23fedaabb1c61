import { FormField } from './FormField';

interface EmailFieldProps {
  name: string;
  label: string;
  /** `text` if a phone number is also accepted. */
  type?: 'email' | 'text';
  autoComplete: 'email' | 'username';
}

/** E-mail field with the e-mail keyboard and without autocorrection. */
export function EmailField({ type = 'email', ...rest }: EmailFieldProps) {
  return (
    <FormField
      {...rest}
      required
      type={type}
      slotProps={{
        htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'auto' },
      }}
    />
  );
}
