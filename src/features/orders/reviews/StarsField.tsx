import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { FormControl, FormHelperText, InputLabel, Rating } from '@mui/material';
import { useField } from 'formik';
import { useId } from 'react';
import { useFormats, useT } from '@/shared/texts';

/** Rating field of one to five stars, by pointer or arrow keys. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const formats = useFormats();
  const labelId = useId();
  const messageId = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<number>(name);
  const message = touched && error ? t(error) : null;
  return (
    <FormControl error={message !== null}>
      <InputLabel component="span" id={labelId} data-required>
        {label}
      </InputLabel>
      <Rating
        name={name}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={message ? messageId : undefined}
        aria-invalid={message !== null}
        value={value || null}
        size="large"
        icon={<StarRounded fontSize="inherit" />}
        emptyIcon={<StarBorderRounded fontSize="inherit" />}
        getLabelText={(stars) => t('{rating} of 5 stars', { rating: formats.number(stars) })}
        emptyLabelText={t('No rating')}
        onChange={(_event, stars) => void setValue(stars ?? 0)}
        sx={{
          fontSize: 44,
          alignSelf: 'flex-start',
          // The icon's own margin; the star begins where the label does.
          marginInlineStart: '-4px',
          // The label of "No rating", which covers all stars while it has the focus.
          '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' },
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      <FormHelperText id={messageId} role={message ? 'alert' : undefined} sx={{ mx: 0 }}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
