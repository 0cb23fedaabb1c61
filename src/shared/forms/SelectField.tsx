import { useField } from 'formik';
import { FormField } from './FormField';

interface SelectFieldProps {
  name: string;
  label: string;
  /** Label of the empty option. */
  placeholder: string;
  choices: readonly { value: string; text: string }[];
  autoComplete?: string;
  required?: boolean;
}

/**
 * Native select, for type-ahead, password managers and mobile pickers. A value that is not among the choices,
 * such as one in another language, is preserved as an additional option.
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
