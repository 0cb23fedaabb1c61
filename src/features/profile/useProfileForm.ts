import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetCountriesQuery, useUpdateProfileMutation } from '@/api';
import { plainEntry } from '@/domain/contactFields';
import { DEFAULT_PHONE_CODE } from '@/domain/phone';
import type { User } from '@/domain/session';
import { usePreload } from '@/shared/hooks';
import { withDraft } from '@/shared/drafts';
import { useFormError } from '@/shared/forms';
import { loadSaving } from './loadSagas';
import { profileSubmitted } from './profile.events';
import { PROFILE_CALL, PROFILE_DRAFT } from './profile.keys';
import type { ProfileValues } from './profileForm';
import { countryChoices, profileSchema, unparsedBirthDate, valuesOf } from './profileForm';

type Field = keyof ProfileValues;

const sameFields = (one: ProfileValues, other: ProfileValues) =>
  (Object.keys(one) as Field[]).every((field) => one[field] === other[field]);

/**
 * State of the profile form; restores an earlier draft. Fields follow the server's values, also after saving,
 * except those that were changed since.
 */
export function useProfileForm(user: User) {
  usePreload(loadSaving);
  const dispatch = useDispatch();
  const { data: listed = [] } = useGetCountriesQuery();
  const [, call] = useUpdateProfileMutation({ fixedCacheKey: PROFILE_CALL });
  const error = useFormError(call);
  const [firstRequest] = useState(call.requestId);
  const known = valuesOf(user);
  const [start, setStart] = useState(() => ({ known, values: withDraft(PROFILE_DRAFT, known) }));
  const [sent, setSent] = useState<ProfileValues | null>(null);
  const form = useFormik({
    initialValues: start.values,
    enableReinitialize: true,
    validationSchema: profileSchema,
    onSubmit: (submitted) => {
      setSent(submitted);
      const { profilePhoto, ...values } = submitted;
      const photo = profilePhoto && { secretRef: profilePhoto.secretRef };
      const phone = plainEntry(values.phone);
      const dateOfBirth = values.dateOfBirth || unparsedBirthDate(user);
      dispatch(profileSubmitted({ ...values, phone, phoneCode, dateOfBirth, photo }));
    },
  });
  if (!sameFields(known, start.known)) {
    const saved = call.isSuccess ? sent : null;
    const isTyped = ([field, value]: [string, unknown]) =>
      value !== start.known[field as Field] && value !== saved?.[field as Field];
    const typed = Object.fromEntries(Object.entries(form.values).filter(isTyped));
    setStart({ known, values: { ...known, ...typed } });
  }
  const handled = useRef(firstRequest);
  // Formik reinitializes for other values of the server only, and these may be the same: without a photo, and
  // with a name whose spaces were removed.
  const adoptSaved = useEffectEvent(() => {
    const isKept = ([field, value]: [string, unknown]) =>
      value !== sent?.[field as Field] ||
      (typeof value === 'string' && value.trim() !== known[field as Field]);
    const kept = Object.fromEntries(Object.entries(form.values).filter(isKept));
    void form.setValues({ ...known, ...kept }, false);
  });
  useEffect(() => {
    if (!call.isSuccess || handled.current === call.requestId) return;
    handled.current = call.requestId;
    adoptSaved();
  }, [call.isSuccess, call.requestId]);
  const countries = countryChoices(listed, user);
  const chosen = countries.find(({ value }) => value === form.values.country);
  const phoneCode = chosen?.phoneCode ?? user.phoneCode?.replace('+', '') ?? DEFAULT_PHONE_CODE;
  const isChanged = !sameFields(form.values, known);
  const isSaved = call.isSuccess && call.requestId !== firstRequest && !isChanged;
  return { form, countries, phoneCode, isBusy: call.isLoading, isSaved, error };
}
