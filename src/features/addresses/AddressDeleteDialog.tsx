import { Button, Typography } from '@mui/material';
import { useDispatch, useSelector } from 'react-redux';
import { useDeleteAddressMutation } from '@/api';
import type { Overlay } from '@/features/overlays';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { BusyButton, ShopDialog } from '@/shared/ui';
import { DELETE_ADDRESS_CALL } from './addressCalls';
import { addressDeleteConfirmed } from './addresses.events';
import { selectAddresses } from './addresses.selectors';
import { AddressText } from './AddressText';

/** Asks once before an address is deleted, for it cannot be brought back. */
export function AddressDeleteDialog({ overlay }: { overlay: Extract<Overlay, { name: 'addressDelete' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading }] = useDeleteAddressMutation({ fixedCacheKey: DELETE_ADDRESS_CALL });
  const address = useSelector(selectAddresses)?.find(({ id }) => id === overlay.addressId);
  const close = () => dispatch(overlayClosed('addressDelete'));
  return (
    <ShopDialog
      title={t('Delete this address?')}
      onClose={close}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={close}>
            {t('Keep the address')}
          </Button>
          <BusyButton
            size="large"
            variant="contained"
            color="error"
            isBusy={isLoading}
            onClick={() => dispatch(addressDeleteConfirmed(overlay.addressId))}
          >
            {t('Delete address')}
          </BusyButton>
        </>
      }
    >
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {address && <AddressText address={address} />}
      </Typography>
    </ShopDialog>
  );
}
