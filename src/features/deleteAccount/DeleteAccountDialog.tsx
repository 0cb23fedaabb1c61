import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { accountDeletionConfirmed } from './deleteAccount.events';
import { DELETE_ACCOUNT_CALL } from './deleteAccount.keys';

/** Confirms the deletion of the account (specification §2, "Delete account confirmation dialog"). */
export function DeleteAccountDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const isBusy = useIsWriting(DELETE_ACCOUNT_CALL);
  return (
    <ConfirmDialog
      title={t('Delete your account?')}
      cancelText={t('Cancel')}
      actText={t('Delete account')}
      color="error"
      isBusy={isBusy}
      isHeld
      onConfirm={() => dispatch(accountDeletionConfirmed())}
      onClose={() => dispatch(overlayClosed('deleteAccount'))}
    >
      {t('Your orders, addresses, wishlist, vouchers and messages go with it. This cannot be undone.')}
    </ConfirmDialog>
  );
}
