import { Button, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { ShopDialog } from '@/shared/ui';
import { logoutConfirmed } from './logout.saga';

/** Specification §2, "Logout confirmation". */
export function LogoutDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const close = () => dispatch(overlayClosed('logout'));
  return (
    <ShopDialog
      title={t('Log Out!')}
      onClose={close}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button size="large" variant="contained" onClick={() => dispatch(logoutConfirmed())}>
            {t('Yes')}
          </Button>
        </>
      }
    >
      <Typography>{t('Logout Confirmation')}</Typography>
    </ShopDialog>
  );
}
