import { InputAdornment } from '@mui/material';
import { FormField } from './FormField';

interface PhoneFieldProps {
  label: string;
  /** Stands before the number, fixed. */
  phoneCode: string | null;
}

/** A phone number beside its country's code; numbers run from left to right in every language. */
export function PhoneField({ label, phoneCode }: PhoneFieldProps) {
  return (
    <FormField
      name="phone"
      label={label}
      type="tel"
      autoComplete="tel-national"
      slotProps={{
        input: {
          startAdornment: phoneCode && (
            <InputAdornment position="start">
              <bdi dir="ltr">+{phoneCode}</bdi>
            </InputAdornment>
          ),
        },
        htmlInput: { inputMode: 'tel', dir: 'ltr' },
      }}
    />
  );
}
