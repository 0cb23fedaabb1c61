import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { logoutConfirmed } from './logout.events';

/** Specification §2, "Logout confirmation". */
export function LogoutDialog() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      title={t('Log Out!')}
      cancelText={t('Cancel')}
      actText={t('Yes')}
      onConfirm={() => dispatch(logoutConfirmed())}
      onClose={() => dispatch(overlayClosed('logout'))}
    >
      {t('Logout Confirmation')}
    </ConfirmDialog>
  );
}
