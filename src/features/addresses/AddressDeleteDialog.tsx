import { useDispatch, useSelector } from 'react-redux';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
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
  const isBusy = useIsWriting(deleteAddressCall(overlay.addressId));
  const address = useSelector(selectAddresses)?.find(({ id }) => id === overlay.addressId);
  return (
    <ConfirmDialog
      title={t('Delete this address?')}
      cancelText={t('Keep the address')}
      actText={t('Delete address')}
      color="error"
      isBusy={isBusy}
      onConfirm={() => dispatch(addressDeleteConfirmed(overlay.addressId))}
      onClose={() => dispatch(overlayClosed('addressDelete'))}
    >
      {address && <AddressText address={address} />}
    </ConfirmDialog>
  );
}
