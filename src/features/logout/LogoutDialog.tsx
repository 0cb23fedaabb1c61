import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '@/api';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { logoutConfirmed } from './logout.events';
import { LOGOUT_CALL } from './logout.keys';

/** Specification §2, "Logout confirmation". */
export function LogoutDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading }] = useLogoutMutation({ fixedCacheKey: LOGOUT_CALL });
  return (
    <ConfirmDialog
      title={t('Log Out!')}
      cancelText={t('Cancel')}
      actText={t('Yes')}
      isBusy={isLoading}
      isHeld
      onConfirm={() => dispatch(logoutConfirmed())}
      onClose={() => dispatch(overlayClosed('logout'))}
    >
      {t('Logout Confirmation')}
    </ConfirmDialog>
  );
}
