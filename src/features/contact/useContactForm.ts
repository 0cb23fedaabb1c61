import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { useSendContactMessageMutation } from '@/api';
import type { ContactMessage } from '@/domain/contact';
import { plainEntry } from '@/domain/contactFields';
import { selectUser } from '@/core/session';
import { usePreload } from '@/shared/hooks';
import { withDraft } from '@/shared/drafts';
import { useFormError } from '@/shared/forms';
import { nameRule, phoneRule } from '@/shared/forms/contactRules';
import { contactMessageSubmitted } from './contact.events';
import { CONTACT_CALL, CONTACT_DRAFT } from './contact.keys';
import { loadSending } from './loadSagas';

/** The required fields (api §8) and the rules of contact fields; the server checks all others. */
const schema = object({
  name: nameRule,
  phone: phoneRule,
  subject: string().trim().required('The subject field is required'),
  message: string().trim().required('The message field is required'),
});

/**
 * State of the contact form, with name and phone of a signed-in user filled in; restores an earlier draft.
 */
export function useContactForm() {
  usePreload(loadSending);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [, call] = useSendContactMessageMutation({ fixedCacheKey: CONTACT_CALL });
  const error = useFormError(call);
  const known: ContactMessage = {
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    subject: '',
    message: '',
  };
  const [initialValues] = useState(() => withDraft(CONTACT_DRAFT, known));
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: (values) => {
      dispatch(contactMessageSubmitted({ ...values, phone: plainEntry(values.phone) }));
    },
  });
  return { form, known, isBusy: call.isLoading, error };
}
