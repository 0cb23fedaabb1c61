import type { Country } from '@/api';
import { FormField } from '@/shared/forms';
import { useT } from '@/shared/texts';

interface CountryChoiceProps {
  countries: readonly Country[];
  /** What the server has, which may be a name that the list does not know in this language. */
  current: string;
}

/** The browser's own list of the server's countries. */
export function CountryChoice({ countries, current }: CountryChoiceProps) {
  const t = useT();
  const isListed = current === '' || countries.some(({ name }) => name === current);
  return (
    <FormField
      select
      name="country"
      label={t('Country')}
      autoComplete="country-name"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('Choose a country')}</option>
      {!isListed && <option value={current}>{current}</option>}
      {countries.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </FormField>
  );
}
