import { FormControl, FormHelperText, ToggleButtonGroup } from '@mui/material';
import { useField } from 'formik';
import { useId } from 'react';
import type { TextKey } from '@/domain/textKey';
import { ChoiceButton, FieldLabel, useRefusal } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { GENDERS } from './profile';

const names: Readonly<Record<(typeof GENDERS)[number], TextKey>> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
};

/** One of three options or none: pressing the chosen one clears it. */
export function GenderField() {
  const t = useT();
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>('gender');
  const refusal = useRefusal('gender', value);
  return (
    <FormControl error={refusal !== null}>
      <FieldLabel id={labelId}>{t('Gender')}</FieldLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={labelId}
        value={value}
        // Large text does not fit into one row of a phone.
        sx={{ flexWrap: 'wrap' }}
        onChange={(_event, gender: string | null) => void setValue(gender ?? '')}
      >
        {GENDERS.map((gender) => (
          <ChoiceButton key={gender} value={gender}>
            {t(names[gender])}
          </ChoiceButton>
        ))}
      </ToggleButtonGroup>
      {refusal !== null && <FormHelperText>{t(refusal)}</FormHelperText>}
    </FormControl>
  );
}
