import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { boolean, number, object, string } from 'yup';
import type { AddressEntry } from '@/api';
import { useAddAddressMutation, useUpdateAddressMutation } from '@/api';
import type { Address } from '@/domain/session';
import { selectUser } from '@/features/session';
import { withDraft } from '@/shared/drafts';
import { ADDRESS_CALL, draftOf } from './addressCalls';
import { addressSubmitted } from './addresses.events';
import { entryOf } from './entryOf';

/** The required fields of the contract (§6); their rules beyond that are the server's. */
const schema = object({
  name: string().trim().required('The name field is required'),
  phone: string().trim().required('The phone field is required'),
  addressType: string().required(),
  addressLine: string().trim().required('The address line field is required'),
  isDefault: boolean().required(),
  latitude: number().nullable(),
  longitude: number().nullable(),
});

/** The form of an address: of a new one, or of one that is edited. What was typed earlier is there again. */
export function useAddressForm(address: Address | null) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const id = address?.id ?? null;
  const track = { fixedCacheKey: ADDRESS_CALL };
  const [, adding] = useAddAddressMutation(track);
  const [, updating] = useUpdateAddressMutation(track);
  const { isLoading, error } = address ? updating : adding;
  const [initialValues] = useState(() => {
    const newEntry: AddressEntry = {
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
    };
    return withDraft(draftOf(id), address ? entryOf(address) : newEntry);
  });
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: (entry) => {
      dispatch(addressSubmitted({ id, entry }));
    },
  });
  return { form, draft: draftOf(id), isBusy: isLoading, error };
}
