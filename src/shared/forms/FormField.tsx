import type { TextFieldProps } from '@mui/material';
import { TextField } from '@mui/material';
import { useField, useFormikContext } from 'formik';
import { useT } from '../texts';
import type { Refusals } from './serverFields';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'error'> & { name: string };

/** A text field of a form: its error, of the form or of the server, stands under it. */
export function FormField({ name, helperText, ...rest }: FormFieldProps) {
  const t = useT();
  const [field, { touched, error }] = useField<string>(name);
  const refusal = (useFormikContext().status as Refusals | undefined)?.[name];
  const words = refusal && refusal.value === field.value ? refusal.text : touched && error;
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      {...rest}
      {...field}
      error={Boolean(words)}
      // A server's own words are no key of ours, and come back as they are.
      helperText={words ? t(words) : helperText}
    />
  );
}
