import { useField } from 'formik';
import { FormField } from './FormField';

interface SelectFieldProps {
  name: string;
  label: string;
  /** What stands there as long as nothing is chosen. */
  placeholder: string;
  choices: readonly { value: string; text: string }[];
  autoComplete?: string;
  required?: boolean;
}

/**
 * The browser's own list: typing finds an entry, password managers fill it in, and tablets show their wheel. A value that
 * is not among the choices, such as one in another language, stays what it is.
 */
export function SelectField({ name, placeholder, choices, ...rest }: SelectFieldProps) {
  const [{ value: chosen }] = useField<string>(name);
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  return (
    <FormField
      select
      name={name}
      {...rest}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{placeholder}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </FormField>
  );
}
