import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { useOpenTicketMutation } from '@/api';
import { plainEntry } from '@/domain/contactFields';
import { selectUser } from '@/core/session';
import { useIsWriting } from '@/core/writes';
import { usePreload } from '@/shared/hooks';
import { withDraft } from '@/shared/drafts';
import { useFormError } from '@/shared/forms';
import { emailRule, optionalPhoneRule } from '@/shared/forms/contactRules';
import type { StoredFile } from '@/shared/forms/files';
import { loadOpening } from './loadSagas';
import { ticketSubmitted } from './support.events';
import { TICKET_CALL, TICKET_DRAFT } from './support.keys';

const schema = object({
  issueType: string().required('Choose what it is about'),
  message: string().trim().required('The message field is required'),
  email: emailRule,
  phone: optionalPhoneRule,
});

/** State of the form of a new ticket, with the user's contact details and the order filled in. */
export function useTicketForm(orderNumber: string) {
  usePreload(loadOpening);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [, call] = useOpenTicketMutation({ fixedCacheKey: TICKET_CALL });
  const isBusy = useIsWriting(TICKET_CALL);
  const error = useFormError(call, isBusy);
  const [known] = useState(() => ({
    issueType: '',
    subject: '',
    message: '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    orderNumber,
    attachments: [] as readonly StoredFile[],
  }));
  // An earlier draft may be about another order than the one that needs help.
  const [initialValues] = useState(() => ({
    ...withDraft(TICKET_DRAFT, known),
    ...(orderNumber !== '' && { orderNumber }),
  }));
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: ({ attachments, ...entry }) => {
      const handles = attachments.map(({ secretRef }) => ({ secretRef }));
      dispatch(ticketSubmitted({ ...entry, phone: plainEntry(entry.phone), attachments: handles }));
    },
  });
  return { form, known, isBusy, error };
}
