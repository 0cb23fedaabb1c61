import { useDispatch, useSelector } from 'react-redux';
import { addressesApi, isOutcomePending, useDeleteAddressMutation } from '@/api';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { deleteAddressCall } from './addresses.keys';
import { addressDeleteConfirmed } from './addresses.events';
import { selectAddresses } from './addresses.selectors';
import { AddressText } from './AddressText';

/** Asks for confirmation before an address is deleted, which cannot be undone. */
export function AddressDeleteDialog({ overlay }: { overlay: OverlayOf<'addressDelete'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const [, call] = useDeleteAddressMutation({ fixedCacheKey: deleteAddressCall(overlay.addressId) });
  const read = addressesApi.endpoints.getAddresses.useQueryState();
  const address = useSelector(selectAddresses)?.find(({ id }) => id === overlay.addressId);
  return (
    <ConfirmDialog
      title={t('Delete this address?')}
      cancelText={t('Keep the address')}
      actText={t('Delete address')}
      color="error"
      isBusy={isOutcomePending(call, read)}
      onConfirm={() => dispatch(addressDeleteConfirmed(overlay.addressId))}
      onClose={() => dispatch(overlayClosed('addressDelete'))}
    >
      {address && <AddressText address={address} />}
    </ConfirmDialog>
  );
}
