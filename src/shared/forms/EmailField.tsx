import { FormField } from './FormField';

interface EmailFieldProps {
  name: string;
  label: string;
  /** `text` where a phone number may stand in its place. */
  type?: 'email' | 'text';
  autoComplete: 'email' | 'username';
}

/** An e-mail address: with the keyboard for it, and never corrected. */
export function EmailField({ type = 'email', ...rest }: EmailFieldProps) {
  return (
    <FormField
      {...rest}
      type={type}
      slotProps={{
        htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'auto' },
      }}
    />
  );
}
