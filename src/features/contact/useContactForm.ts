import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { useSendContactMessageMutation } from '@/api';
import type { ContactMessage } from '@/domain/contact';
import { selectUser } from '@/core/session';
import { withDraft } from '@/shared/drafts';
import { phoneRule } from '@/shared/forms/phoneRule';
import { contactMessageSubmitted } from './contact.events';
import { CONTACT_CALL, CONTACT_DRAFT } from './contact.keys';

/** The required fields (api §8); the server validates everything else. */
const schema = object({
  name: string().trim().required('The name field is required'),
  phone: phoneRule,
  subject: string().trim().required('The subject field is required'),
  message: string().trim().required('The message field is required'),
});

/**
 * State of the contact form, with name and phone of a signed-in user filled in; restores an earlier draft.
 */
export function useContactForm() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [, { isLoading, error }] = useSendContactMessageMutation({ fixedCacheKey: CONTACT_CALL });
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
      dispatch(contactMessageSubmitted(values));
    },
  });
  return { form, known, isBusy: isLoading, error };
}
