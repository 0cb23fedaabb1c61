import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, LinearProgress, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { IconTile, ShopDialog } from '@/shared/ui';
import { paymentGivenUp, paymentWindowRequested } from './paying.events';

/**
 * Shown while the payment window is open; brings that window to the front. Closing it does not stop the wait.
 */
export function PayingDialog() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <ShopDialog
      mark={
        <IconTile>
          <OpenInNewOutlined aria-hidden />
        </IconTile>
      }
      title={t('Waiting for your payment')}
      isShort
      onClose={() => dispatch(overlayClosed('paying'))}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={() => dispatch(paymentGivenUp())}>
            {t('Pay later')}
          </Button>
          <Button size="large" variant="contained" onClick={() => dispatch(paymentWindowRequested())}>
            {t('Show the window')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>
        {t('Please pay in the window that has opened. This page goes on by itself.')}
      </Typography>
      <LinearProgress aria-label={t('Waiting for your payment')} />
    </ShopDialog>
  );
}
