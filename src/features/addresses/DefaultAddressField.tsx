import { FormControlLabel, Switch } from '@mui/material';
import { useField } from 'formik';
import { useT } from '@/shared/texts';

export function DefaultAddressField({ className }: { className: string }) {
  const t = useT();
  const [{ value, onChange, name }] = useField<boolean>('isDefault');
  return (
    <FormControlLabel
      className={className}
      label={t('Use as the default address')}
      control={<Switch name={name} checked={value} onChange={onChange} />}
    />
  );
}
