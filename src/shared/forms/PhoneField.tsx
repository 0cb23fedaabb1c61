import { InputAdornment } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FormField } from './FormField';

interface PhoneFieldProps {
  label: string;
  /** Stands before the number, fixed. */
  phoneCode: string | null;
}

/** Code and number read from left to right in every language, so the field does; its paddings follow its own direction. */
const Field = styled(FormField)(({ theme }) => ({
  '& .MuiInputBase-root': { paddingInline: 0 },
  '& .MuiInputBase-input': { paddingInline: theme.spacing(3.5) },
  '& .MuiInputAdornment-root + .MuiInputBase-input': { paddingInlineStart: theme.spacing(2) },
  '& .MuiInputAdornment-root': { marginInline: theme.spacing(3.5, 0) },
}));

/** A phone number beside its country's code. */
export function PhoneField({ label, phoneCode }: PhoneFieldProps) {
  const code = phoneCode && <InputAdornment position="start">+{phoneCode}</InputAdornment>;
  return (
    <Field
      name="phone"
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
