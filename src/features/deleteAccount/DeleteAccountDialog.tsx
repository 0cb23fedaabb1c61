import { Button, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { useDeleteAccountMutation } from '@/api';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { BusyButton, ShopDialog } from '@/shared/ui';
import { accountDeletionConfirmed, DELETE_ACCOUNT_CALL } from './deleteAccount.events';

/** Asks once before the account is gone (specification §2, "Delete account confirmation dialog"). */
export function DeleteAccountDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading }] = useDeleteAccountMutation({ fixedCacheKey: DELETE_ACCOUNT_CALL });
  const close = () => dispatch(overlayClosed('deleteAccount'));
  return (
    <ShopDialog
      title={t('Delete your account?')}
      onClose={close}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
          <BusyButton
            size="large"
            variant="contained"
            color="error"
            isBusy={isLoading}
            onClick={() => dispatch(accountDeletionConfirmed())}
          >
            {t('Delete account')}
          </BusyButton>
        </>
      }
    >
      <Typography>
        {t('Your orders, addresses, wishlist, vouchers and messages go with it. This cannot be undone.')}
      </Typography>
    </ShopDialog>
  );
}
