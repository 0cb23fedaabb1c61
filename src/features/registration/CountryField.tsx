import { FormField } from '@/shared/forms';
import { useT } from '@/shared/texts';
import type { CountryChoice } from './useRegistrationForm';

/** The browser's own list: typing finds a country, password managers fill it in, and tablets show their wheel. */
export function CountryField({ countries }: { countries: readonly CountryChoice[] }) {
  const t = useT();
  return (
    <FormField
      select
      name="country"
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
