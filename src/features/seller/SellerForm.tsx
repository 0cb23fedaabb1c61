import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUploadShare } from '@/api';
import { FormGuard, FormField, FormSheet, SeenStatus, SubmitButton } from '@/shared/forms';
import { PictureField, UploadBar } from '@/shared/forms/files';
import { useT } from '@/shared/texts';
import { ApplicationSent } from './ApplicationSent';
import { SELLER_DRAFT } from './seller.keys';
import { useSellerForm } from './useSellerForm';

interface SellerFormProps {
  /** Replaces the form once the user has a shop. */
  shop: ReactNode;
}

/** Application form for sellers (api §6, POST /become-a-seller). */
export function SellerForm({ shop }: SellerFormProps) {
  const t = useT();
  const { form, known, isBusy, isSent, error } = useSellerForm();
  const share = useUploadShare('/become-a-seller');
  const [wasSent] = useState(isSent);
  // The server may have granted the role although the response to the form was lost.
  if (isSent || (shop && error))
    return (
      <SeenStatus isNew={!wasSent}>
        {/* Stays mounted with its focus when the server grants the role at once. */}
        {shop ?? <ApplicationSent />}
      </SeenStatus>
    );
  if (shop) return shop;
  return (
    <form noValidate onSubmit={form.handleSubmit} aria-label={t('Become a Seller')}>
      <FormikProvider value={form}>
        <FormGuard draft={SELLER_DRAFT} serverValues={known} error={error} />
        <FormSheet>
          <FormField name="shopName" label={t('Shop name')} autoComplete="organization" required />
          <PictureField name="shopLogo" label={t('Shop logo')} shape="square" />
          <PictureField name="shopBanner" label={t('Shop banner')} shape="wide" />
          <FormField name="address" label={t('Shop address')} autoComplete="street-address" />
          <FormField name="description" label={t('What do you sell?')} multiline minRows={4} maxRows={10} />
          <UploadBar share={isBusy ? share : null} />
          <SubmitButton label={t('Open my shop')} isBusy={isBusy} error={error} />
        </FormSheet>
      </FormikProvider>
    </form>
  );
}
