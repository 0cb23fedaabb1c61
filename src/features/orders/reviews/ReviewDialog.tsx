import { styled } from '@mui/material/styles';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { number, object, string } from 'yup';
import { useReviewProductMutation, useUploadShare } from '@/api';
import { overlayClosed } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
import { withDraft } from '@/shared/drafts';
import { FormGuard, FormField, SubmitButton, useFormError } from '@/shared/forms';
import type { StoredFile } from '@/shared/forms/files';
import { PhotosField, UploadBar } from '@/shared/forms/files';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, Picture, ShopDialog } from '@/shared/ui';
import { loadOrderActions } from '../loadSagas';
import { reviewKey } from '../orders.keys';
import { reviewSubmitted } from '../orders.events';
import type { OrderDialogAction } from '../orderDialogAction';
import { StarsField } from './StarsField';

const MAX_LENGTH = 2000;

const schema = object({
  rating: number().min(1, 'Please choose a rating'),
  description: string().trim().required('The description field is required'),
});

const Thumbnail = styled('span')({ display: 'block', width: 72, overflow: 'hidden', borderRadius: 8 });

/** Review form for a delivered product. */
export function ReviewDialog({ action }: { action: Extract<OrderDialogAction, { kind: 'review' }> }) {
  usePreload(loadOrderActions);
  const t = useT();
  const dispatch = useDispatch();
  const subject = { orderId: action.orderId, productId: action.product.id };
  const { mostPhotos = 0 } = action;
  const name = reviewKey(subject);
  const [, call] = useReviewProductMutation({ fixedCacheKey: name });
  const isBusy = useIsWriting(name);
  const error = useFormError(call, isBusy);
  const [initialValues] = useState(() =>
    withDraft(name, { rating: 0, description: '', photos: [] as readonly StoredFile[] }),
  );
  const share = useUploadShare('/product-review');
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: ({ rating, description, photos }) => {
      const handles = photos.map(({ secretRef }) => ({ secretRef }));
      dispatch(reviewSubmitted({ ...subject, rating, description: description.trim(), photos: handles }));
    },
  });
  return (
    <ShopDialog
      title={t('Your review')}
      lead={<bdi>{action.product.name}</bdi>}
      mark={
        <Thumbnail>
          <Picture src={action.product.thumbnail} alt="" />
        </Thumbnail>
      }
      onClose={() => dispatch(overlayClosed('order'))}
      onSubmit={form.handleSubmit}
    >
      <FormikProvider value={form}>
        <FormGuard draft={name} error={error} />
        <Column sx={{ gap: 4 }}>
          <StarsField name="rating" label={t('Your rating')} />
          <FormField
            name="description"
            required
            label={t('What did you like, what not?')}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
          />
          {mostPhotos > 0 && <PhotosField name="photos" label={t('Your photos')} most={mostPhotos} />}
          <UploadBar share={isBusy && form.values.photos.length > 0 ? share : null} />
          <SubmitButton label={t('Send review')} isBusy={isBusy} error={error} />
        </Column>
      </FormikProvider>
    </ShopDialog>
  );
}
