import StarRounded from '@mui/icons-material/StarRounded';
import { FormControl, FormHelperText, FormLabel, Rating } from '@mui/material';
import { useField } from 'formik';
import { useId } from 'react';
import { useFormats, useT } from '@/shared/texts';

/** Rating field of one to five stars, by pointer or arrow keys. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const formats = useFormats();
  const labelId = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<number>(name);
  const message = touched && error ? t(error) : null;
  return (
    <FormControl error={message !== null}>
      <FormLabel id={labelId} data-required>
        {label}
      </FormLabel>
      <Rating
        name={name}
        role="radiogroup"
        aria-labelledby={labelId}
        value={value || null}
        size="large"
        icon={<StarRounded fontSize="inherit" />}
        emptyIcon={<StarRounded fontSize="inherit" />}
        getLabelText={(stars) => t('{rating} of 5 stars', { rating: formats.number(stars) })}
        emptyLabelText={t('No rating')}
        onChange={(_event, stars) => void setValue(stars ?? 0)}
        sx={{ mt: 1, fontSize: 44, alignSelf: 'flex-start' }}
      />
      <FormHelperText role={message ? 'alert' : undefined} sx={{ mx: 0 }}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
