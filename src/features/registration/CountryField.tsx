import { FormField } from '@/shared/forms';
import { useT } from '@/shared/texts';
import type { CountryChoice } from './useRegistrationForm';

/** A native select, for type-ahead, autofill by password managers and the pickers of mobile devices. */
export function CountryField({ countries }: { countries: readonly CountryChoice[] }) {
  const t = useT();
  return (
    <FormField
      select
      name="country"
      required
      label={t('Country')}
      autoComplete="country-name"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('Choose a country')}</option>
      {countries.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </FormField>
  );
}
