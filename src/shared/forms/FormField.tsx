import type { TextFieldProps } from '@mui/material';
import { TextField } from '@mui/material';
import { useField } from 'formik';
import type { FocusEvent } from 'react';
import { useId } from 'react';
import { useT } from '../texts';
import { useRefusal } from './useRefusal';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'error'> & { name: string };

/** Shows a star after the label, without MUI's, which would become part of the label's text. */
const REQUIRED = { 'data-required': true };

/**
 * Whether the focus leaves for a press on the form's submit button. An error that appears then would move the
 * button from under the pointer before the click; the submit shows it.
 */
const isSubmitting = ({ target: { form } }: FocusEvent<HTMLInputElement>) =>
  Boolean(form?.querySelector('[type=submit]:active'));

/** Text field that shows its validation or server error below it. */
export function FormField({ name, helperText, slotProps, required, ...rest }: FormFieldProps) {
  const t = useT();
  // A dialog above a page may have a field of the same name.
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const refusal = useRefusal(name, field.value);
  const hasEnter = !rest.multiline && !rest.select;
  const message = refusal ?? (touched && error);
  return (
    <TextField
      fullWidth
      id={id}
      {...rest}
      {...field}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        if (!isSubmitting(event)) field.onBlur(event);
      }}
      error={Boolean(message)}
      slotProps={{
        ...slotProps,
        // Enter submits the form, from every field of one line (R107).
        htmlInput: { enterKeyHint: hasEnter ? 'go' : undefined, ...slotProps?.htmlInput, required },
        inputLabel: { ...slotProps?.inputLabel, ...(required && REQUIRED) },
        // A server may answer in another language than the page's.
        formHelperText: { dir: message ? 'auto' : undefined },
      }}
      // Server messages are not translation keys; `t` returns them unchanged.
      helperText={message ? t(message) : helperText}
    />
  );
}
