import { FormControl, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { ADDRESS_TYPES, addressTypeName } from '@/domain/addressType';
import { useT } from '@/shared/texts';

const Label = styled(FormLabel)(({ theme }) => ({
  marginBlockEnd: theme.spacing(1.5),
  fontSize: '.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  '&, &.Mui-focused': { color: theme.vars?.palette.text.primary },
}));

const Type = styled(ToggleButton)(({ theme }) => ({
  flex: 1,
  minHeight: 44,
  textTransform: 'none',
  borderColor: theme.vars?.palette.surface.controlLine,
  color: theme.vars?.palette.text.primary,
  '&.Mui-selected': {
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
}));

/** Home, office or other: one of them at any time. */
export function AddressTypeField({ className }: { className: string }) {
  const t = useT();
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>('addressType');
  return (
    <FormControl className={className} component="fieldset">
      <Label id={labelId}>{t('Address type')}</Label>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, type: string | null) => type && void setValue(type)}
      >
        {ADDRESS_TYPES.map((type) => (
          <Type key={type} value={type}>
            {t(addressTypeName(type))}
          </Type>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
