import type { TextFieldProps } from '@mui/material';
import { TextField } from '@mui/material';
import { useField } from 'formik';
import { useT } from '../texts';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'error'> & { name: string };

/** A text field of a form: its error, of the form or of the server, stands under it. */
export function FormField({ name, helperText, ...rest }: FormFieldProps) {
  const t = useT();
  const [field, { touched, error }] = useField<string>(name);
  const isBad = touched && Boolean(error);
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      {...rest}
      {...field}
      error={isBad}
      // A server's own words are no key of ours, and come back as they are.
      helperText={isBad && error ? t(error) : helperText}
    />
  );
}
