import { FormikProvider } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { FormGuard, UnsentNote } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { BusyButton, ShopDialog } from '@/shared/ui';
import { selectAddresses } from './addresses.selectors';
import { AddressFields } from './AddressFields';
import { useAddressForm } from './useAddressForm';

/** Adds or edits an address without leaving the page (api §6). */
export function AddressDialog({ overlay }: { overlay: OverlayOf<'address'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);
  const edited = addresses?.find((address) => address.id === overlay.addressId) ?? null;
  const { form, draft, known, isBusy, error } = useAddressForm(edited);
  return (
    <ShopDialog
      title={edited ? t('Edit Address') : t('New address')}
      width={560}
      onClose={() => dispatch(overlayClosed('address'))}
      onSubmit={form.handleSubmit}
      actions={
        <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
          {isBusy ? t('Processing...') : t('Save address')}
        </BusyButton>
      }
    >
      <FormikProvider value={form}>
        <FormGuard draft={draft} serverValues={known} error={error} />
        <AddressFields />
        {!isBusy && <UnsentNote error={error} />}
      </FormikProvider>
    </ShopDialog>
  );
}
