import { FormControl, ToggleButtonGroup } from '@mui/material';
import { useField } from 'formik';
import { useId } from 'react';
import { ChoiceButton, FieldLabel } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { ADDRESS_TYPES, addressTypeName } from './addressType';

/** Home, office or other; the choice cannot be cleared. */
export function AddressTypeField({ className }: { className: string }) {
  const t = useT();
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>('addressType');
  return (
    <FormControl className={className}>
      <FieldLabel id={labelId}>{t('Address type')}</FieldLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        sx={{ flexWrap: 'wrap' }}
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, type: string | null) => type && void setValue(type)}
      >
        {ADDRESS_TYPES.map((type) => (
          <ChoiceButton key={type} value={type}>
            {t(addressTypeName(type))}
          </ChoiceButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
