import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { boolean, object, string } from 'yup';
import type { AddressEntry } from '@/api';
import { useAddAddressMutation } from '@/api';
import { ADDRESS_TYPES } from '@/domain/addressType';
import { overlayClosed } from '@/features/overlays';
import { selectUser } from '@/features/session';
import { withDraft } from '@/shared/drafts';
import { FormCare, FormField } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { ShopDialog } from '@/shared/ui';
import { ADDRESS_CALL, ADDRESS_DRAFT } from './addAddress.saga';
import { addressSubmitted } from './addresses.events';
import { AddressTypeField } from './AddressTypeField';
import { DefaultAddressField } from './DefaultAddressField';

/** The required fields of the contract (§6); their rules beyond that are the server's. */
const schema = object({
  name: string().trim().required('The name field is required'),
  phone: string().trim().required('The phone field is required'),
  addressType: string().oneOf(ADDRESS_TYPES).required(),
  addressLine: string().trim().required('The address line field is required'),
  isDefault: boolean().required(),
});

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(4),
  '& > .whole': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** A new address, without leaving the page (contract §6, POST /address/store). */
export function AddressDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [, { isLoading, error }] = useAddAddressMutation({ fixedCacheKey: ADDRESS_CALL });
  const [initialValues] = useState(() =>
    withDraft<AddressEntry>(ADDRESS_DRAFT, {
      name: user?.name ?? '',
      phone: user?.phone ?? '',
      addressType: 'home',
      addressLine: '',
      addressLine2: '',
      area: '',
      flatNo: '',
      postCode: '',
      isDefault: false,
    }),
  );
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: (entry) => {
      dispatch(addressSubmitted(entry));
    },
  });
  return (
    <ShopDialog
      title={t('New address')}
      width={560}
      onClose={() => dispatch(overlayClosed('address'))}
      onSubmit={form.handleSubmit}
      actions={
        <Button type="submit" variant="contained" size="large" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('Processing...') : t('Save address')}
        </Button>
      }
    >
      <FormikProvider value={form}>
        <FormCare draft={ADDRESS_DRAFT} error={error} />
        <Fields>
          <FormField name="name" label={t('Name')} autoComplete="name" required />
          <FormField name="phone" label={t('Phone')} type="tel" autoComplete="tel" required />
          <AddressTypeField className="whole" />
          <FormField
            className="whole"
            name="addressLine"
            label={t('Address line')}
            autoComplete="address-line1"
            required
          />
          <FormField
            className="whole"
            name="addressLine2"
            label={t('Address line 2')}
            autoComplete="address-line2"
          />
          <FormField name="flatNo" label={t('Flat or villa number')} />
          <FormField name="area" label={t('Area')} autoComplete="address-level2" />
          <FormField name="postCode" label={t('Post code')} autoComplete="postal-code" />
          <DefaultAddressField className="whole" />
        </Fields>
      </FormikProvider>
    </ShopDialog>
  );
}
