import { InputAdornment } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FormField } from './FormField';

interface PhoneFieldProps {
  label: string;
  /** Fixed prefix of the number. */
  phoneCode: string | null;
}

/** Always left to right, like phone numbers in every language; paddings follow the field's own direction. */
const Field = styled(FormField)(({ theme }) => ({
  '& .MuiInputBase-root': { paddingInline: 0 },
  '& .MuiInputBase-input': { paddingInline: theme.spacing(3.5) },
  '& .MuiInputAdornment-root + .MuiInputBase-input': { paddingInlineStart: theme.spacing(2) },
  '& .MuiInputAdornment-root': { marginInline: theme.spacing(3.5, 0) },
}));

/** Phone number field with the country code as a prefix. */
export function PhoneField({ label, phoneCode }: PhoneFieldProps) {
  const code = phoneCode && <InputAdornment position="start">+{phoneCode}</InputAdornment>;
  return (
    <Field
      name="phone"
      required
      label={label}
      type="tel"
      autoComplete="tel-national"
      slotProps={{
        input: { dir: 'ltr', startAdornment: code },
        htmlInput: { inputMode: 'tel' },
      }}
    />
  );
}
