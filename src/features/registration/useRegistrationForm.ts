import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { useGetCountriesQuery } from '@/api';
import { plainEntry } from '@/domain/contactFields';
import { DEFAULT_COUNTRY, DEFAULT_PHONE_CODE } from '@/domain/phone';
import { storeSecret } from '@/shared/adapters';
import { withDraft } from '@/shared/drafts';
import { emailRule, nameRule, phoneRule } from '@/shared/forms/contactRules';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { loadRegistering } from './loadSagas';
import { REGISTRATION_DRAFT } from './registration.keys';
import { registrationSubmitted } from './registration.events';

export interface CountryChoice {
  /** Independent of the language, unlike the name. */
  value: string;
  name: string;
  phoneCode: string;
}

const DEFAULT = 'default';

const schema = object({
  name: nameRule,
  country: string().required('The country field is required'),
  phone: phoneRule,
  email: emailRule,
  password: string().required('The password field is required'),
});

const empty = { name: '', phone: '', email: '', password: '', country: DEFAULT };

/** Form state of a registration; the phone code follows the country, by default the United Arab Emirates. */
export function useRegistrationForm() {
  usePreload(loadRegistering);
  const t = useT();
  const dispatch = useDispatch();
  const { data } = useGetCountriesQuery();
  const [initialValues] = useState(() => withDraft(REGISTRATION_DRAFT, empty));
  const countries = choicesOf(data ?? [], t(DEFAULT_COUNTRY));
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit({ name, country, phone, email, password }) {
      const chosen = countries.find(({ value }) => value === country);
      if (!chosen) return;
      dispatch(
        registrationSubmitted({
          name: name.trim(),
          phone: plainEntry(phone),
          email: email.trim(),
          password: storeSecret(password),
          country: chosen.name,
          phoneCode: chosen.phoneCode,
        }),
      );
    },
  });
  const phoneCode = countries.find(({ value }) => value === form.values.country)?.phoneCode ?? null;
  return { form, countries, phoneCode };
}

/**
 * Countries of the server, always including the default one, even before they have loaded or after an error.
 */
function choicesOf(
  listed: readonly { id: number; name: string; phoneCode: string }[],
  defaultName: string,
): CountryChoice[] {
  const isDefault = ({ name, phoneCode }: { name: string; phoneCode: string }) =>
    name === DEFAULT_COUNTRY || phoneCode === DEFAULT_PHONE_CODE;
  const known = listed.find(isDefault);
  const others = listed.map((country) => ({
    value: country === known ? DEFAULT : String(country.id || country.name),
    name: country.name,
    phoneCode: country.phoneCode,
  }));
  return known ? others : [{ value: DEFAULT, name: defaultName, phoneCode: DEFAULT_PHONE_CODE }, ...others];
}
