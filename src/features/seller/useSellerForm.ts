import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { mixed, object, string } from 'yup';
import { useBecomeASellerMutation } from '@/api';
import { useIsWriting } from '@/core/writes';
import { usePreload } from '@/shared/hooks';
import { withDraft } from '@/shared/drafts';
import { useFormError } from '@/shared/forms';
import type { StoredFile } from '@/shared/forms/files';
import { loadApplying } from './loadSagas';
import { applicationSubmitted } from './seller.events';
import { SELLER_CALL, SELLER_DRAFT } from './seller.keys';

const schema = object({
  shopName: string().trim().required('The shop name field is required'),
  shopLogo: mixed().required('Choose a logo for your shop'),
  shopBanner: mixed().required('Choose a banner for your shop'),
});

const empty = {
  shopName: '',
  shopLogo: null as StoredFile | null,
  shopBanner: null as StoredFile | null,
  address: '',
  description: '',
};

/** State of the seller application form; restores an earlier draft. */
export function useSellerForm() {
  usePreload(loadApplying);
  const dispatch = useDispatch();
  const [, call] = useBecomeASellerMutation({ fixedCacheKey: SELLER_CALL });
  const isBusy = useIsWriting(SELLER_CALL);
  const error = useFormError(call, isBusy);
  const [initialValues] = useState(() => withDraft(SELLER_DRAFT, empty));
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: ({ shopName, shopLogo, shopBanner, address, description }) => {
      if (!shopLogo || !shopBanner) return;
      const logo = { secretRef: shopLogo.secretRef };
      const banner = { secretRef: shopBanner.secretRef };
      dispatch(applicationSubmitted({ shopName, logo, banner, address, description }));
    },
  });
  return { form, known: empty, isBusy, isSent: call.isSuccess, error };
}
