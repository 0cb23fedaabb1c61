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
import { countryChoices, profileSchema, unparsedBirthDate, valuesOf } from './profileForm';

/** State of the profile form; restores an earlier draft, and reinitializes after saving. */
export function useProfileForm(user: User) {
  usePreload(loadSaving);
  const dispatch = useDispatch();
  const { data: listed = [] } = useGetCountriesQuery();
  const [, call] = useUpdateProfileMutation({ fixedCacheKey: PROFILE_CALL });
  const error = useFormError(call);
  const [first] = useState(() => ({
    user,
    values: withDraft(PROFILE_DRAFT, valuesOf(user)),
    requestId: call.requestId,
  }));
  const form = useFormik({
    initialValues: user === first.user ? first.values : valuesOf(user),
    enableReinitialize: true,
    validationSchema: profileSchema,
    onSubmit: ({ profilePhoto, ...values }) => {
      const photo = profilePhoto && { secretRef: profilePhoto.secretRef };
      const phone = plainEntry(values.phone);
      const dateOfBirth = values.dateOfBirth || unparsedBirthDate(user);
      dispatch(profileSubmitted({ ...values, phone, phoneCode, dateOfBirth, photo }));
    },
  });
  const handled = useRef(first.requestId);
  // If nothing else was changed, Formik does not reinitialize, and a saved photo could be taken back.
  const forgetPhoto = useEffectEvent(() => void form.setFieldValue('profilePhoto', null, false));
  useEffect(() => {
    if (!call.isSuccess || handled.current === call.requestId) return;
    handled.current = call.requestId;
    forgetPhoto();
  }, [call.isSuccess, call.requestId]);
  const countries = countryChoices(listed, user);
  const chosen = countries.find(({ value }) => value === form.values.country);
  const phoneCode = chosen?.phoneCode ?? user.phoneCode?.replace('+', '') ?? DEFAULT_PHONE_CODE;
  const isSaved = call.isSuccess && call.requestId !== first.requestId && !form.dirty;
  return { form, countries, phoneCode, isBusy: call.isLoading, isSaved, error };
}
