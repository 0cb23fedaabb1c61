import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { boolean, number, object, string } from 'yup';
import type { AddressEntry } from '@/api';
import { useAddAddressMutation, useUpdateAddressMutation } from '@/api';
import { plainEntry } from '@/domain/contactFields';
import type { Address, User } from '@/domain/session';
import { selectUser } from '@/core/session';
import { useIsWriting } from '@/core/writes';
import { withDraft } from '@/shared/drafts';
import { useFormError } from '@/shared/forms';
import { nameRule, phoneRule, postCodeRule } from '@/shared/forms/contactRules';
import { usePreload } from '@/shared/hooks';
import { formKeyOf } from './addresses.keys';
import { addressSubmitted } from './addresses.events';
import { entryOf } from './entryOf';
import { loadWriting } from './loadSagas';

/** The required fields (api §6) and the rules of contact fields; the server checks all others. */
const schema = object({
  name: nameRule,
  phone: phoneRule,
  addressType: string().required(),
  addressLine: string().trim().required('The address line field is required'),
  postCode: postCodeRule,
  isDefault: boolean().required(),
  latitude: number().nullable(),
  longitude: number().nullable(),
});

/** Initial values of a new address, with the user's name and phone. */
const newEntry = (user: User | null): AddressEntry => ({
  name: user?.name ?? '',
  phone: user?.phone ?? '',
  addressType: 'home',
  addressLine: '',
  addressLine2: '',
  area: '',
  flatNo: '',
  postCode: '',
  isDefault: false,
  latitude: null,
  longitude: null,
});

/**
 * Form state of a new or edited address. Restores the draft; other fields follow the server's values, also
 * after a refetch while the form is open.
 */
export function useAddressForm(address: Address | null) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const id = address?.id ?? null;
  const key = formKeyOf(id);
  const track = { fixedCacheKey: key };
  const [, adding] = useAddAddressMutation(track);
  const [, updating] = useUpdateAddressMutation(track);
  const call = address ? updating : adding;
  const isBusy = useIsWriting(key);
  const error = useFormError(call, isBusy);
  const begin = () => {
    const known = address ? entryOf(address) : newEntry(user);
    return { address, known, initialValues: withDraft(key, known) };
  };
  const [start, setStart] = useState(begin);
  if (start.address !== address) setStart(begin());
  usePreload(loadWriting);
  const form = useFormik({
    initialValues: start.initialValues,
    enableReinitialize: true,
    validationSchema: schema,
    onSubmit: (entry) => {
      const phone = plainEntry(entry.phone);
      const postCode = plainEntry(entry.postCode);
      dispatch(addressSubmitted({ id, entry: { ...entry, phone, postCode } }));
    },
  });
  return { form, draft: key, known: start.known, isBusy, error };
}
